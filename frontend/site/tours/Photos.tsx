import type { MediaRecord } from '../../api/schema';
import { texts } from './texts.en';
import type { MarkLanguage } from './untranslated';
import dialog from '../../ui/dialog.module.css';
import styles from './photos.module.css';

/** The guide's photographs of a tour; each opens enlarged in a popover, which needs no script. */
export function Photos({
  media,
  markLanguage,
}: {
  media: readonly MediaRecord[];
  markLanguage: MarkLanguage;
}) {
  const photos = media.filter(({ rel }) => rel === 'GALLERY');
  if (!photos[0]) return null;
  return (
    <section aria-label={texts.photos.title}>
      <ul className={styles.photos}>
        {photos.map(({ src, title, width, height, small }, index) => {
          const id = `photo-${String(index + 1)}`;
          return (
            <li key={src}>
              <button type="button" popoverTarget={id}>
                <img
                  {...(small ?? { src, width, height })}
                  alt={title}
                  {...markLanguage(title)}
                  loading="lazy"
                  decoding="async"
                />
              </button>
              <dialog
                popover="auto"
                id={id}
                className={styles.large}
                aria-labelledby={`${id}-text`}
              >
                <img src={src} width={width} height={height} alt="" loading="lazy" />
                <p id={`${id}-text`} {...markLanguage(title)}>
                  {title}
                </p>
                <button
                  className={dialog.close}
                  type="button"
                  aria-label={texts.photos.close}
                  popoverTarget={id}
                  popoverTargetAction="hide"
                >
                  <span aria-hidden="true">×</span>
                </button>
              </dialog>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
