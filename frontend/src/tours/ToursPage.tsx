import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/session';
import { Alert } from '../ui/Alert';
import { Dialog } from '../ui/Dialog';
import type { TourKind } from './tour-kinds';
import { TourForm } from './TourForm';
import type { Tour, TourInput } from './tours-api';
import { TourTable } from './TourTable';
import { useToday } from './use-today';
import { useTours } from './use-tours';
import './tours.css';

/** One list of bookings, with the form that adds to it and changes it. */
export function ToursPage({ kind }: { kind: TourKind }) {
  const { status } = useSession();
  const today = useToday();
  const { state, reload, create, update, remove } = useTours(kind);
  const [editing, setEditing] = useState<Tour | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [modal, setModal] = useState<{ title: string; body: string } | null>(null);
  const [deletionError, setDeletionError] = useState<string | null>(null);
  const firstFieldRef = useRef<HTMLSelectElement>(null);
  const tableTitleRef = useRef<HTMLHeadingElement>(null);
  const [focusAfterModal, setFocusAfterModal] = useState<'form' | 'table'>('form');

  const startForm = (tour: Tour | null) => {
    setEditing(tour);
    setFormKey((key) => key + 1);
  };

  const save = async (input: TourInput) => {
    if (editing) {
      await update(editing._id, input);
      setModal({ title: 'Tour Edition', body: 'The tour has been updated ✅' });
    } else {
      await create(input);
      // A list that was not there yet, or could not be had, did not take the record in.
      if (state.status !== 'ready') reload();
      setModal({ title: 'Tour Creation', body: kind.created });
    }
    setFocusAfterModal('form');
    startForm(null);
  };

  const deleteTour = async (tour: Tour, index: number) => {
    setDeletionError(null);
    if (editing?._id === tour._id) startForm(null);
    try {
      await remove(tour, index);
      setFocusAfterModal('table');
      setModal({ title: 'Tour Deletion', body: 'The tour has been deleted ✅' });
    } catch (error) {
      setDeletionError(sentenceOf(error));
    }
  };

  return (
    <div className="tours">
      <h1>{kind.title}</h1>
      {status === 'signed-out' && (
        <p className="notice">
          You are booking as a guest, and only this browser knows your tours.{' '}
          <Link to="/signup">Sign up</Link> to keep them.
        </p>
      )}
      <section className="tour-list" aria-labelledby="tour-table-title">
        <h2 id="tour-table-title" tabIndex={-1} ref={tableTitleRef}>
          Details of your tour here:
        </h2>
        {deletionError !== null && <Alert>The tour was not deleted. {deletionError}</Alert>}
        <TourTable
          state={state}
          onRetry={reload}
          onEdit={(tour) => {
            startForm(tour);
            // On a phone the form may be off the screen.
            setTimeout(() => firstFieldRef.current?.focus());
          }}
          onDelete={(tour, index) => void deleteTour(tour, index)}
        />
      </section>
      <TourForm
        key={formKey}
        kind={kind}
        editing={editing}
        today={today}
        onSave={save}
        onCancel={() => {
          startForm(null);
        }}
        firstFieldRef={firstFieldRef}
      />
      {modal && (
        <Dialog
          {...modal}
          fallbackRef={focusAfterModal === 'form' ? firstFieldRef : tableTitleRef}
          onClose={() => {
            setModal(null);
          }}
        />
      )}
    </div>
  );
}
