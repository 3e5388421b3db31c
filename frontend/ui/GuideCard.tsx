import type { PublicGuide } from '../api/schema';
import { texts } from './texts.en';
import styles from './guide-card.module.css';

/** A guide's public profile: the photograph, the name, the languages, and the license. */
export function GuideCard({ guide }: { guide: PublicGuide }) {
  const { name, photo, languages, licenseNumber } = guide;
  return (
    <div className={styles.guide}>
      {photo && <img {...photo} alt={texts.guide.photo(name)} loading="lazy" />}
      <p>
        <strong>{name}</strong>
        {languages.length > 0 && <span>{texts.guide.languages(languages)}</span>}
        {licenseNumber !== undefined && <span>{texts.guide.license(licenseNumber)}</span>}
      </p>
    </div>
  );
}
