import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS } from 'shared/tour-photos';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { addPhoto } from '../guide-api';
import { newItemKey, type PhotoDraft } from './draft';
import { ItemList } from './ItemList';
import { shrinkPhoto } from './shrink-photo';
import { TextArea } from '../forms/TextArea';
import forms from '../forms/forms.module.css';
import styles from './photo-fields.module.css';

interface Props {
  /** The tour's id. */
  tourId: string;
  photos: PhotoDraft[];
  errors: Readonly<Record<string, string>>;
  onChange: (photos: PhotoDraft[]) => void;
  /** Called with each uploaded photo. `photos` may have changed during the upload. */
  onAdd: (photo: PhotoDraft) => void;
}

/** Fields for a tour's photos, which are uploaded immediately, and published when the tour is saved. */
export function PhotoFields({ tourId, photos, errors, onChange, onAdd }: Props) {
  const [waitingCount, setWaitingCount] = useState(0);
  const [failures, setFailures] = useState<string[]>([]);
  const inputRef = useRef<HTMLInputElement>(null);
  /** Shrinks and uploads photos one after another, because phones have little memory. */
  const queueRef = useRef(Promise.resolve());
  const uploadedUrlsRef = useRef(new Set<string>());
  useEffect(() => {
    uploadedUrlsRef.current = new Set(photos.map(({ src }) => src));
  }, [photos]);

  const addFailure = (sentence: string) => {
    setFailures((before) => [...before, sentence]);
  };
  const addFile = async (file: File) => {
    const shrunkPhoto = await shrinkPhoto(file).catch(() => null);
    if (!shrunkPhoto) {
      addFailure(`“${file.name}” can’t be read. Please choose a JPEG, PNG, or WebP file.`);
      return;
    }
    try {
      const { src } = await addPhoto(tourId, shrunkPhoto.large);
      if (uploadedUrlsRef.current.has(src)) {
        addFailure(`“${file.name}” has already been added.`);
        return;
      }
      const { src: smallSrc } = await addPhoto(tourId, shrunkPhoto.small);
      uploadedUrlsRef.current.add(src);
      onAdd({ key: newItemKey(), src, smallSrc, title: '' });
    } catch (error) {
      addFailure(`“${file.name}” wasn’t added. ${errorSentence(error)}`);
    }
  };
  const addFiles = (files: File[]) => {
    setFailures([]);
    const remainingCount = Math.max(0, MAX_PHOTOS - photos.length - waitingCount);
    const acceptedFiles = files.slice(0, remainingCount);
    if (acceptedFiles.length < files.length) {
      addFailure(
        `A tour can have at most ${String(MAX_PHOTOS)} photographs. The others weren’t added.`,
      );
    }
    setWaitingCount((count) => count + acceptedFiles.length);
    for (const file of acceptedFiles) {
      queueRef.current = queueRef.current
        .then(() => addFile(file))
        .finally(() => {
          setWaitingCount((count) => count - 1);
        });
    }
  };

  const isTitleMissing = photos.some(({ title }) => title === '');
  return (
    <>
      <ItemList
        items={photos}
        maxItems={MAX_PHOTOS}
        noun="photograph"
        nameOf={({ title }, index) => title || `photograph ${String(index + 1)}`}
        onChange={onChange}
        focusFallbackRef={inputRef}
      >
        {({ src, smallSrc = src, title }, index, change) => (
          <div className={styles.photo}>
            <img src={smallSrc} alt={title} />
            <TextArea
              label={`What photograph ${String(index + 1)} shows`}
              required
              rows={3}
              maxLength={limits.PhotoInput.title.maxLength}
              error={
                errors[`photos.${String(index)}.title`] ?? errors[`photos.${String(index)}.src`]
              }
              value={title}
              onChange={(value) => {
                change({ title: value.replace(/\s*\n\s*/g, ' ') });
              }}
            />
          </div>
        )}
      </ItemList>
      {errors.photos !== undefined && <Alert>{errors.photos}</Alert>}
      <Field
        label="Add photographs"
        hint={`Up to ${String(MAX_PHOTOS)}. The site makes them smaller, and removes their location. Screen readers read your descriptions to visitors who can’t see the photographs, and the enlarged photographs show them, too.`}
      >
        {(props) => (
          <input
            {...props}
            ref={inputRef}
            className={forms.file}
            type="file"
            accept="image/*"
            multiple
            onChange={({ currentTarget }) => {
              addFiles([...(currentTarget.files ?? [])]);
              // Clears the input, so that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <p role="status">
        {waitingCount > 0
          ? `Adding: ${String(waitingCount)} to go …`
          : isTitleMissing && 'Now describe each photograph, and save the tour.'}
      </p>
      {failures.length > 0 && (
        <Alert>
          {failures.map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </Alert>
      )}
    </>
  );
}
