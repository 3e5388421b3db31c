import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import * as limits from '../../api/limits';
import type { NewInvitation } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { InputField } from '../forms/InputField';
import { OwnPasswordField } from '../forms/OwnPasswordField';
import { useForm } from '../forms/use-form';
import { inviteColleague } from '../guide-api';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';

interface Props {
  /** Reloads the list of invitations. */
  onInvited: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for a colleague's name, and then shows the invitation's link. */
export function InviteDialog({ onInvited, onClose, focusFallbackRef }: Props) {
  const bodyId = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [invitation, setInvitation] = useState<NewInvitation | null>(null);
  const { form, sending, errors, failure } = useForm(async () => {
    setInvitation(await inviteColleague({ name: name.trim(), password }));
    await onInvited();
  });
  return (
    <Modal
      wide
      title="Invite a colleague"
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      {invitation ? (
        <InvitationLink invitation={invitation} bodyId={bodyId} />
      ) : (
        <>
          <p id={bodyId}>You’ll get a link to send to them. It works once, within 7 days.</p>
          <form {...form} className={forms.form} method="post">
            <InputField
              label="Name"
              hint="Only owners see this. Your colleague enters their own name later."
              maxLength={limits.InvitationInput.name.maxLength}
              error={errors.name}
              value={name}
              onChange={setName}
            />
            <OwnPasswordField
              limits={limits.InvitationInput.password}
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            {failure && <Alert>There’s no link yet. {failure}</Alert>}
            <div className={dialog.actions}>
              <button className={button.button} type="submit" aria-disabled={sending}>
                Create the link
              </button>
            </div>
          </form>
        </>
      )}
    </Modal>
  );
}

interface InvitationLinkProps {
  invitation: NewInvitation;
  bodyId: string;
}

/** Shows the link, with buttons that copy and share it. */
function InvitationLink({ invitation: { name, path }, bodyId }: InvitationLinkProps) {
  const url = new URL(path, location.origin).href;
  const inputRef = useRef<HTMLInputElement>(null);
  const [statusText, setStatusText] = useState('');
  useEffect(() => {
    // The link takes the focus, because the form's button had it and is no longer rendered.
    inputRef.current?.focus();
  }, []);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatusText('Link copied.');
    } catch {
      // Some browsers refuse to copy, and all browsers refuse without https.
      inputRef.current?.select();
      setStatusText('The link is selected. Copy it from the field.');
    }
  };
  const canShare = 'share' in navigator;
  return (
    <div className={forms.form}>
      <p id={bodyId}>Send this link to {name}, and to nobody else. It isn’t shown again.</p>
      <InputField
        label="The link"
        readOnly
        required={false}
        ref={inputRef}
        value={url}
        onChange={() => undefined}
      />
      <p role="status">{statusText}</p>
      <div className={dialog.actions}>
        <button className={button.button} type="button" onClick={() => void copyLink()}>
          Copy the link
        </button>
        {canShare && (
          <button
            className={button.quiet}
            type="button"
            onClick={() => {
              // The call rejects if the guide closes the system's dialog.
              navigator.share({ url }).catch(() => undefined);
            }}
          >
            Share it
          </button>
        )}
        <button className={button.quiet} type="button" onClick={closeDialog}>
          Done
        </button>
      </div>
    </div>
  );
}
