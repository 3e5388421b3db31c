import clsx from 'clsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { GuideRecord, InvitationRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { PasswordDialog } from '../forms/PasswordDialog';
import { getColleagues, makeOwner, revokeInvitation, stepDown } from '../guide-api';
import { InviteDialog } from './InviteDialog';
import { RemoveDialog } from './RemoveDialog';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './colleagues.module.css';

const colleaguesQuery = queryOptions({ queryKey: ['colleagues'], queryFn: getColleagues });

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'step-down' }
  | { kind: 'remove' | 'make-owner'; guide: GuideRecord }
  | { kind: 'revoke'; invitation: InvitationRecord };

/** Lists the guides, and lets owners invite and remove colleagues. */
export function Colleagues() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(colleaguesQuery);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [statusText, setStatusText] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const showDialog = (dialog: OpenDialog) => {
    setStatusText('');
    setOpenDialog(dialog);
  };
  const dialogProps = {
    onClose: () => {
      setOpenDialog(null);
    },
    focusFallbackRef: titleRef,
  };
  /** Reloads the list, and announces the change to screen readers. */
  const reloadAndAnnounce = async (sentence: string) => {
    await client.invalidateQueries({ queryKey: colleaguesQuery.queryKey });
    setStatusText(sentence);
  };
  const hasOtherOwner = data?.guides.some(({ role, isYou }) => role === 'owner' && !isYou);
  return (
    <section className={clsx(card.card, styles.colleagues)} aria-labelledby="colleagues-title">
      <h2 id="colleagues-title" ref={titleRef} tabIndex={-1}>
        Colleagues
      </h2>
      <p>
        A colleague sees the tours that they lead, with the parties’ names and contact details. An
        owner sees and changes everything.
      </p>
      {error !== null && !data && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      {!data && error === null && <p role="status">Loading…</p>}
      {data && (
        <ul className={styles.list} aria-label="Guides">
          {data.guides.map((guide) => (
            <li key={guide.id}>
              <div>
                <strong>{guide.name}</strong>
                {guide.isYou && ' (you)'} · {guide.role === 'owner' ? 'Owner' : 'Colleague'}
                <br />
                <span className={styles.details}>{guide.email}</span>
              </div>
              {guide.role === 'colleague' && (
                <div className={styles.buttons}>
                  <RowButton
                    labelEnd={`of ${guide.name}`}
                    onClick={() => {
                      showDialog({ kind: 'make-owner', guide });
                    }}
                  >
                    Make an owner
                  </RowButton>
                  <RowButton
                    labelEnd={guide.name}
                    onClick={() => {
                      showDialog({ kind: 'remove', guide });
                    }}
                  >
                    Remove
                  </RowButton>
                </div>
              )}
              {guide.isYou && hasOtherOwner && (
                <button
                  className={clsx(button.quiet, button.small)}
                  type="button"
                  onClick={() => {
                    showDialog({ kind: 'step-down' });
                  }}
                >
                  Step down as an owner
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.invitations.length > 0 && (
        <>
          <h3>Open invitations</h3>
          <ul className={styles.list}>
            {data.invitations.map((invitation) => (
              <li key={invitation.id}>
                <div>
                  <strong>{invitation.name}</strong>
                  <br />
                  <span className={styles.details}>
                    Until {dateFormat.format(new Date(invitation.expiresAt))}
                  </span>
                </div>
                <RowButton
                  labelEnd={`the invitation for ${invitation.name}`}
                  onClick={() => {
                    showDialog({ kind: 'revoke', invitation });
                  }}
                >
                  Revoke
                </RowButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{statusText}</p>
      <button
        className={button.button}
        type="button"
        onClick={() => {
          showDialog({ kind: 'invite' });
        }}
      >
        Invite a colleague
      </button>
      {openDialog?.kind === 'invite' && (
        <InviteDialog {...dialogProps} onInvited={() => reloadAndAnnounce('')} />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveDialog
          {...dialogProps}
          guide={openDialog.guide}
          onRemoved={() => reloadAndAnnounce(`${openDialog.guide.name} is no longer a guide.`)}
        />
      )}
      {openDialog?.kind === 'make-owner' && (
        <PasswordDialog
          {...dialogProps}
          title={`Make ${openDialog.guide.name} an owner?`}
          text="An owner sees and changes everything: all bookings, tours, and settings. You can’t undo this: only they can step down."
          action="Make an owner"
          limits={limits.OwnerInput.password}
          onConfirm={async (password) => {
            await makeOwner(openDialog.guide.id, { password });
            await reloadAndAnnounce(`${openDialog.guide.name} is an owner now.`);
          }}
        />
      )}
      {openDialog?.kind === 'revoke' && (
        <ConfirmDialog
          {...dialogProps}
          title={`Revoke the invitation for ${openDialog.invitation.name}?`}
          text="The link stops working at once."
          action="Revoke it"
          onConfirm={async () => {
            await revokeInvitation(openDialog.invitation.id);
            await reloadAndAnnounce('The link no longer works.');
          }}
        />
      )}
      {openDialog?.kind === 'step-down' && (
        <ConfirmDialog
          {...dialogProps}
          title="Step down as an owner?"
          text="You’ll be a colleague, and see only the tours that you lead. Only an owner can undo this."
          action="Step down"
          onConfirm={async () => {
            await stepDown();
            // Reloads the console, which then shows only what colleagues may see.
            location.assign('/guide/');
          }}
        />
      )}
    </section>
  );
}

interface RowButtonProps {
  /** The end of the label, only for screen readers. */
  labelEnd: string;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ labelEnd, onClick, children }: RowButtonProps) {
  return (
    <button className={clsx(button.quiet, button.small)} type="button" onClick={onClick}>
      {children}
      <span className={screenReader.only}> {labelEnd}</span>
    </button>
  );
}
