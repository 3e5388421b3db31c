import clsx from 'clsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { photos } from '../content/gallery';
import { content } from '../content/site';
import { GalleryPhoto } from './GalleryPhoto';
import page from '../../ui/page.module.css';
import styles from './gallery.module.css';

// A chunk of its own: no other page needs it.
const Carousel = lazy(() =>
  // The photos can be seen without it.
  import('./Carousel').catch(() => ({ default: () => <AllPhotos scrollbar /> })),
);

const { title, lead } = content.gallery;

export default function GalleryPage() {
  const scripted = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <div className={clsx(page.page, styles.gallery)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      {scripted ? (
        <Suspense fallback={<FirstPhoto />}>
          <Carousel photos={photos} />
        </Suspense>
      ) : (
        <AllPhotos />
      )}
    </div>
  );
}

/** As large as the carousel, so that nothing moves when it comes. */
function FirstPhoto() {
  return (
    <div className={styles.carousel}>
      <GalleryPhoto {...photos[0]} first />
      <div className={styles.controls} />
    </div>
  );
}

/** What there is to see before, and without, any script: a row to swipe through, as large as the carousel. */
function AllPhotos({ scrollbar = false }) {
  return (
    <div className={styles.carousel}>
      <div
        className={clsx(styles.static, scrollbar && styles.scrollbar)}
        role="region"
        aria-label="Photos of our walks"
        tabIndex={0}
      >
        {photos.map((photo, index) => (
          <GalleryPhoto key={photo.name} {...photo} first={index === 0} />
        ))}
      </div>
      <div className={styles.controls} />
    </div>
  );
}

function noChanges() {
  return () => undefined;
}
