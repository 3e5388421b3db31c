import { useId, useState, type RefObject } from 'react';
import * as limits from '../../api/limits';
import { useSession } from '../../api/session';
import { Alert } from '../../ui/Alert';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { Modal } from '../../ui/Modal';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../forms/use-form';
import { downloadBackup } from '../guide-api';
import { saveFile } from './save-file';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from './backups.module.css';

interface Props {
  onDownloaded: () => void;
  onClose: () => void;
  /** Takes the focus if the element that opened the dialog is gone when it closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Asks for the password, and downloads the last backup. */
export function DownloadDialog({ onDownloaded, onClose, fallbackRef }: Props) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const bodyId = useId();
  const { form, sending, errors, failure } = useForm(async (close) => {
    saveFile(await downloadBackup(password));
    close();
    onDownloaded();
  });
  return (
    <Modal
      wide
      title="Download the last backup"
      bodyId={bodyId}
      onClose={onClose}
      fallbackRef={fallbackRef}
    >
      <p id={bodyId}>
        It contains everything, including visitors’ names and addresses, and isn’t encrypted. Keep
        it in a safe place.
      </p>
      <form {...form} className={styles.form} method="post">
        {session.status === 'signed-in' && <HiddenUsername username={session.user.username} />}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          limits={limits.BackupDownloadInput.password}
          error={errors.password}
        />
        {failure && <Alert>{failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            {sending ? 'Downloading…' : 'Download'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
