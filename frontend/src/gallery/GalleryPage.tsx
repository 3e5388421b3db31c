import { lazy, Suspense, useSyncExternalStore } from 'react';
import { content } from '../content';
import { photo } from '../photos';
import './gallery.css';

// A chunk of its own: no other page needs it.
const Carousel = lazy(() => import('./Carousel'));

const { title, lead, photos } = content.gallery;

export function GalleryPage() {
  const scripted = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <div className="gallery">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
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
    <div className="carousel">
      <img src={photo(photos[0].name)} alt={photos[0].alt} width="1200" height="800" />
    </div>
  );
}

/** What there is to see before, and without, any script. */
function AllPhotos() {
  return (
    <div className="carousel-static">
      {photos.map(({ name, alt, caption }) => (
        <figure key={name}>
          <img src={photo(name)} alt={alt} width="1200" height="800" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function noChanges() {
  return () => undefined;
}
