import clsx from 'clsx';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import Slider, { type CustomArrowProps } from 'react-slick';
import { GalleryPhoto } from './GalleryPhoto';
import type { Photo } from './photos';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import screenReader from '../../../ui/screen-reader.module.css';
import styles from './gallery.module.css';

const AUTOPLAY_MS = 5000;
const FADE_MS = 500;
const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)');

interface Props {
  photos: readonly Photo[];
}

/** Photos that fade into each other automatically, unless the visitor pauses them or prefers reduced motion. */
export default function Carousel({ photos }: Props) {
  const prefersReducedMotion = useSyncExternalStore(
    subscribeToReducedMotion,
    () => reducedMotionQuery.matches,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [currentIndex, setCurrentIndex] = useState(0);
  const [liveText, setLiveText] = useState('');
  const slider = useRef<Slider>(null);
  const section = useRef<HTMLElement>(null);
  const isPlaying = !isPaused && !prefersReducedMotion;

  const togglePlaying = () => {
    if (isPlaying) slider.current?.slickPause();
    else slider.current?.slickPlay();
    setIsPaused(isPlaying);
  };
  // Handles keys in the whole carousel, because the slider listens only on its slides.
  const changeByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') slider.current?.slickPrev();
    else if (event.key === 'ArrowRight') slider.current?.slickNext();
    else return;
    event.preventDefault();
  };

  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription={texts.carousel}
      aria-label={texts.region}
      onKeyDown={changeByKey}
      // Pauses while any control has the focus; the slider itself pauses only for its slides and dots.
      onFocus={({ target }) => {
        // A tap also moves the focus, but shouldn't pause the carousel.
        if (target.matches(':focus-visible')) slider.current?.slickPause();
      }}
      onBlur={() => {
        if (isPlaying) slider.current?.slickPlay();
      }}
    >
      <Slider
        ref={slider}
        accessibility={false}
        autoplay={isPlaying}
        autoplaySpeed={AUTOPLAY_MS}
        speed={prefersReducedMotion ? 0 : FADE_MS}
        fade
        infinite
        waitForAnimate={false}
        dots
        arrows
        slidesToShow={1}
        slidesToScroll={1}
        beforeChange={(_, nextIndex) => {
          setCurrentIndex(nextIndex);
          // Announces only slides that the visitor chose, because autoplay would interrupt the screen reader.
          const hasFocus = section.current?.contains(document.activeElement);
          setLiveText(hasFocus ? describePhoto(photos[nextIndex]) : '');
        }}
        prevArrow={<Arrow label={texts.previous} d="m15 4-8 8 8 8" />}
        nextArrow={<Arrow label={texts.next} d="m9 4 8 8-8 8" />}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={photos[index]?.counter}
            aria-current={index === currentIndex}
          />
        )}
      >
        {photos.map((photo, index) => (
          <GalleryPhoto key={photo.name} photo={photo} isFirst={index === 0} />
        ))}
      </Slider>
      <p className={screenReader.only} aria-live="polite">
        {liveText}
      </p>
      <div className={styles.controls}>
        {!prefersReducedMotion && (
          <button
            className={clsx(styles.pause, button.small)}
            type="button"
            onClick={togglePlaying}
          >
            {isPlaying ? texts.pause : texts.play}
          </button>
        )}
      </div>
    </section>
  );
}

function describePhoto(photo: Photo | undefined): string {
  if (!photo) return '';
  const { counter, caption } = photo;
  return caption === counter ? counter : texts.shown(counter, caption);
}

/** A button that changes the photo. Leaves out the slider's extra props, which aren't valid on a button. */
function Arrow({ label, d, className, onClick }: CustomArrowProps & { label: string; d: string }) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}

function subscribeToReducedMotion(listener: () => void) {
  reducedMotionQuery.addEventListener('change', listener);
  return () => {
    reducedMotionQuery.removeEventListener('change', listener);
  };
}
