import { useRef, useState, useSyncExternalStore } from 'react';
import Slider, { type CustomArrowProps } from 'react-slick';
import { photo } from '../photos';

const AUTOPLAY_MS = 5000;
const FADE_MS = 500;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

interface Props {
  photos: readonly { name: string; alt: string; caption: string }[];
}

/** Photos that fade into one another by themselves, unless the visitor stops them or prefers less motion. */
export default function Carousel({ photos }: Props) {
  const calm = useSyncExternalStore(onMotionChange, () => reducedMotion.matches);
  const [paused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  const slider = useRef<Slider>(null);
  const playing = !paused && !calm;

  const togglePlaying = () => {
    if (playing) slider.current?.slickPause();
    else slider.current?.slickPlay();
    setPaused(playing);
  };

  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label="Photos of our walks"
      // Whoever is at the controls is not hurried; the slider itself knows its slides and dots only.
      onFocus={() => slider.current?.slickPause()}
      onBlur={() => {
        if (playing) slider.current?.slickPlay();
      }}
    >
      <Slider
        ref={slider}
        autoplay={playing}
        autoplaySpeed={AUTOPLAY_MS}
        speed={calm ? 0 : FADE_MS}
        fade
        infinite
        waitForAnimate={false}
        dots
        arrows
        slidesToShow={1}
        slidesToScroll={1}
        beforeChange={(_, next) => {
          setCurrent(next);
        }}
        prevArrow={<Arrow label="Previous photo" symbol="‹" />}
        nextArrow={<Arrow label="Next photo" symbol="›" />}
        customPaging={(index) => (
          <button
            type="button"
            aria-label={`Photo ${String(index + 1)} of ${String(photos.length)}`}
            aria-current={index === current}
          />
        )}
      >
        {photos.map(({ name, alt, caption }, index) => (
          <figure key={name}>
            <img
              src={photo(name)}
              alt={alt}
              width="1200"
              height="800"
              loading={index === 0 ? 'eager' : 'lazy'}
            />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </Slider>
      {!calm && (
        <button className="carousel-pause button small" type="button" onClick={togglePlaying}>
          {playing ? 'Pause' : 'Play'}
        </button>
      )}
    </section>
  );
}

/** The slider hands its arrows more properties than a button understands. */
function Arrow({
  label,
  symbol,
  className,
  onClick,
}: CustomArrowProps & { label: string; symbol: string }) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <span aria-hidden="true">{symbol}</span>
    </button>
  );
}

function onMotionChange(listener: () => void) {
  reducedMotion.addEventListener('change', listener);
  return () => {
    reducedMotion.removeEventListener('change', listener);
  };
}
