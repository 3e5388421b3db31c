import type { PlaceFigures } from '../../api/schema';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** A table of places for day tours and one for night tours, with a bar in each row. */
export function PlacesTable({ places }: { places: PlaceFigures[] }) {
  const maxPeople = Math.max(1, ...places.map(({ people }) => people));
  return (
    <div className={styles.places}>
      {LISTS.map(({ list, title }) => {
        const rows = places.filter((place) => place.list === list);
        const sumOf = (figure: 'people' | 'parties' | 'noShow' | 'noted') =>
          rows.reduce((sum, place) => sum + place[figure], 0);
        return (
          <WideTable key={list} name={title}>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">People</th>
                <th scope="col">Parties</th>
                <th scope="col">No-shows</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ place, people, parties, noShow, noted: recorded }) => (
                <tr key={place}>
                  <th scope="row">
                    {place}
                    <svg
                      className={styles.bar}
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect
                        className={styles[list]}
                        width={(people / maxPeople) * 100}
                        height={4}
                      />
                    </svg>
                  </th>
                  <td>{people}</td>
                  <td>{parties}</td>
                  <td>{describeNoShows(people, noShow, recorded)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{sumOf('people')}</td>
                <td>{sumOf('parties')}</td>
                <td>{describeNoShows(sumOf('people'), sumOf('noShow'), sumOf('noted'))}</td>
              </tr>
            </tfoot>
          </WideTable>
        );
      })}
    </div>
  );
}

/** Describes the no-shows among the people whose attendance the guide recorded. */
function describeNoShows(people: number, noShow: number, recorded: number): string {
  if (people === 0) return '–';
  return recorded === 0 ? 'not recorded' : `${String(noShow)} of ${String(recorded)} recorded`;
}
