import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { GuidePhoto, GuideProfileRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { GuideCard } from '../../ui/GuideCard';
import { InputField } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import { addProfilePhoto, saveProfile } from '../guide-api';
import { shrinkPhoto } from '../tours/shrink-photo';
import { Languages } from './Languages';
import { profileQuery } from './profile-query';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import forms from '../forms/forms.module.css';
import styles from './profile.module.css';

const { GuideProfileInput: profileLimits } = limits;

/** The guide's own profile, with a preview of what visitors see. */
export function Profile() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <section className={clsx(card.card, styles.profile)} aria-labelledby="profile">
      <h2 id="profile" tabIndex={-1}>
        Your profile
      </h2>
      {error !== null && !profile && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      {!profile && error === null && <p role="status">Loading…</p>}
      {profile && <ProfileForm savedProfile={profile} />}
    </section>
  );
}

interface ProfileDraft {
  name: string;
  phone: string;
  languages: readonly string[];
  licenseNumber: string;
  photo: GuidePhoto | undefined;
}

function ProfileForm({ savedProfile }: { savedProfile: GuideProfileRecord }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => toDraft(savedProfile));
  const [isSaved, setIsSaved] = useState(false);
  const change = (changes: Partial<ProfileDraft>) => {
    setIsSaved(false);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    const record = await saveProfile({
      name: draft.name.trim(),
      languages: [...draft.languages],
      ...(draft.phone.trim() !== '' && { phone: draft.phone }),
      ...(draft.licenseNumber.trim() !== '' && { licenseNumber: draft.licenseNumber }),
      ...(draft.photo && { photo: draft.photo.src }),
    });
    client.setQueryData(profileQuery.queryKey, record);
    // Shows the phone number as the server formatted it, unless the guide has typed more in the meantime.
    setDraft((current) => (current === draft ? toDraft(record) : current));
    setIsSaved(true);
  });
  return (
    <>
      <form {...form} aria-labelledby="profile">
        <InputField
          label="Name"
          hint="Visitors see it, so that they know who to look for."
          autoComplete="name"
          maxLength={profileLimits.name.maxLength}
          error={errors.name}
          value={draft.name}
          onChange={(value) => {
            change({ name: value });
          }}
        />
        <PhotoField
          photo={draft.photo}
          error={errors.photo}
          onChange={(photo) => {
            change({ photo });
          }}
        />
        <InputField
          label="Phone"
          hint="Only the guides of this site see it."
          type="tel"
          autoComplete="tel"
          required={false}
          maxLength={profileLimits.phone.maxLength}
          error={errors.phone}
          value={draft.phone}
          onChange={(value) => {
            change({ phone: value });
          }}
        />
        <Languages
          codes={draft.languages}
          error={errors.languages}
          onChange={(languages) => {
            change({ languages });
          }}
        />
        <InputField
          label="New York guide license number"
          hint="New York requires a license. Visitors see its number if you enter it."
          required={false}
          maxLength={profileLimits.licenseNumber.maxLength}
          error={errors.licenseNumber}
          value={draft.licenseNumber}
          onChange={(value) => {
            change({ licenseNumber: value });
          }}
        />
        {failure && <Alert>Your profile wasn’t saved. {failure}</Alert>}
        <div className={forms.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Save
          </button>
          <span role="status">{isSaved && 'Saved.'}</span>
        </div>
      </form>
      <section className={styles.preview} aria-labelledby="profile-preview">
        <h3 id="profile-preview">What visitors see</h3>
        {draft.name.trim() === '' ? (
          <p>Nothing until you enter your name.</p>
        ) : (
          <GuideCard
            guide={{
              name: draft.name.trim(),
              languages: [...draft.languages],
              ...(draft.licenseNumber.trim() !== '' && {
                licenseNumber: draft.licenseNumber.trim(),
              }),
              ...(draft.photo && { photo: draft.photo }),
            }}
          />
        )}
      </section>
    </>
  );
}

interface PhotoFieldProps {
  photo: GuidePhoto | undefined;
  /** The server's error. */
  error: string | undefined;
  onChange: (photo: GuidePhoto | undefined) => void;
}

/** A field for the photograph, which is uploaded immediately, and published when the profile is saved. */
function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const addPhoto = async (file: File) => {
    setIsUploading(true);
    setFailure(undefined);
    const shrunkPhoto = await shrinkPhoto(file).catch(() => null);
    if (shrunkPhoto) {
      try {
        onChange(await addProfilePhoto(shrunkPhoto.small));
      } catch (reason) {
        setFailure(`“${file.name}” wasn’t added. ${errorSentence(reason)}`);
      }
    } else setFailure(`“${file.name}” can’t be read. Please choose a JPEG, PNG, or WebP file.`);
    setIsUploading(false);
  };
  return (
    <>
      <Field
        label={photo ? 'Replace your photograph' : 'Your photograph'}
        hint="It’s made smaller, and its location is removed."
        error={failure ?? error}
      >
        {(props) => (
          <input
            {...props}
            ref={inputRef}
            className={forms.file}
            type="file"
            accept="image/*"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void addPhoto(file);
              // Clears the input, so that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      {photo && (
        <p>
          <button
            className={button.quiet}
            type="button"
            onClick={() => {
              onChange(undefined);
              inputRef.current?.focus();
            }}
          >
            Remove the photograph
          </button>
        </p>
      )}
      <p role="status">{isUploading && 'Adding …'}</p>
    </>
  );
}

function toDraft(profile: GuideProfileRecord): ProfileDraft {
  return {
    name: profile.name,
    phone: profile.phone ?? '',
    // New profiles start with English, the site's main language.
    languages: profile.languages.length > 0 ? profile.languages : ['en'],
    licenseNumber: profile.licenseNumber ?? '',
    photo: profile.photo,
  };
}
