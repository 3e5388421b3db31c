import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, sentenceOf } from '../api/client';
import { useSession } from '../auth/session';
import { Alert } from '../ui/Alert';
import { Dialog } from '../ui/Dialog';
import type { TourKind } from './tour-kinds';
import { TourForm } from './TourForm';
import type { Tour, TourInput } from './tours-api';
import { TourTable } from './TourTable';
import { useToday } from './use-today';
import { isGone, useTours } from './use-tours';
import './tours.css';

/** One list of bookings, with the form that adds to it and changes it. */
export function ToursPage({ kind }: { kind: TourKind }) {
  const session = useSession();
  // Another visitor finds nothing of what this one had begun; whoever has to sign in again, does.
  const visitor =
    session.status === 'signed-in'
      ? session.user.username
      : ((session.status === 'signed-out' ? session.ended : undefined) ?? session.status);
  return <VisitorsTours key={visitor} kind={kind} guest={session.status === 'signed-out'} />;
}

function VisitorsTours({ kind, guest }: { kind: TourKind; guest: boolean }) {
  const today = useToday();
  const { state, reload, create, update, remove } = useTours(kind);
  const [editing, setEditing] = useState<Tour | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [modal, setModal] = useState<{ title: string; body: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [deletionError, setDeletionError] = useState<string | null>(null);
  const firstFieldRef = useRef<HTMLSelectElement>(null);
  const tableTitleRef = useRef<HTMLHeadingElement>(null);
  const [focusAfterModal, setFocusAfterModal] = useState<'form' | 'table'>('form');

  const startForm = (tour: Tour | null) => {
    setEditing(tour);
    setFormKey((key) => key + 1);
    setDeletionError(null);
  };

  /** The form for what is chosen now: on a phone it may be off the screen. */
  const goToForm = () => {
    setTimeout(() => firstFieldRef.current?.focus());
  };

  const save = async (input: TourInput) => {
    setBusy(true);
    try {
      if (editing) {
        await update(editing._id, input);
        setModal({ title: 'Tour Edition', body: 'The tour has been updated ✅' });
      } else {
        await create(input);
        // A list that was not there yet, or could not be had, did not take the record in.
        if (state.status !== 'ready') reload();
        setModal({ title: 'Tour Creation', body: kind.created });
      }
    } catch (error) {
      if (!editing || !isGone(error)) throw error;
      setEditing(null);
      throw new ApiError(404, 'It was deleted elsewhere; you can create it anew.');
    } finally {
      setBusy(false);
    }
    setFocusAfterModal('form');
    startForm(null);
  };

  const deleteTour = async (tour: Tour, index: number) => {
    setDeletionError(null);
    // A second click would hit the row that has moved up.
    setBusy(true);
    try {
      await remove(tour, index);
    } catch (error) {
      setDeletionError(sentenceOf(error));
      tableTitleRef.current?.focus();
      return;
    } finally {
      setBusy(false);
    }
    if (editing?._id === tour._id) startForm(null);
    setFocusAfterModal('table');
    setModal({ title: 'Tour Deletion', body: 'The tour has been deleted ✅' });
  };

  return (
    <div className="tours">
      <h1>{kind.title}</h1>
      {guest && (
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
          editing={editing}
          locked={busy}
          onRetry={reload}
          onEdit={(tour) => {
            startForm(tour);
            goToForm();
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
          goToForm();
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
