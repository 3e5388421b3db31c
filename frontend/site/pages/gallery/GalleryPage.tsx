import clsx from 'clsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { GalleryPhoto } from './GalleryPhoto';
import { photos } from './photos';
import { texts } from './texts.en';
import { texts as siteTexts } from '../../app/texts.en';
import page from '../../../ui/page.module.css';
import styles from './gallery.module.css';

// The carousel is a separate chunk, because only this page needs it.
const Carousel = lazy(() =>
  // If the carousel's code can't be loaded, the photos are shown in a row.
  import('./Carousel').catch(() => ({ default: () => <AllPhotos hasScrollbar /> })),
);

export const description = texts.lead;

export default function GalleryPage() {
  const { title } = siteTexts.gallery;
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <div className={clsx(page.page, styles.gallery)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </header>
      {isHydrated ? (
        <Suspense fallback={<FirstPhoto />}>
          <Carousel photos={photos} />
        </Suspense>
      ) : (
        <AllPhotos />
      )}
    </div>
  );
}

/** A placeholder with the carousel's size, so that the layout doesn't shift when the carousel loads. */
function FirstPhoto() {
  const [firstPhoto] = photos;
  return (
    <div className={styles.carousel}>
      {firstPhoto && <GalleryPhoto photo={firstPhoto} isFirst />}
      <div className={styles.controls} />
    </div>
  );
}

/** A swipeable row of photos, the same size as the carousel. Shown if scripts are disabled or haven't loaded yet. */
function AllPhotos({ hasScrollbar = false }) {
  return (
    <div className={styles.carousel}>
      <div
        className={clsx(styles.static, hasScrollbar && styles.scrollbar)}
        role="region"
        aria-label={texts.region}
        tabIndex={0}
      >
        {photos.map((photo, index) => (
          <GalleryPhoto key={photo.name} photo={photo} isFirst={index === 0} />
        ))}
      </div>
      <div className={styles.controls} />
    </div>
  );
}

function subscribeToNothing() {
  return () => undefined;
}
