import type { PlaceFigures } from '../../api/schema';

const LISTS = [
  { list: 'day', title: 'By day' },
  { list: 'night', title: 'By night' },
] as const;

/** A table for each list, whose rows are a chart's bars, too. */
export function PlacesTable({ places }: { places: PlaceFigures[] }) {
  const most = Math.max(1, ...places.map(({ people }) => people));
  return (
    <div className="report-places">
      {LISTS.map(({ list, title }) => {
        const own = places.filter((place) => place.list === list);
        const total = (what: 'people' | 'parties' | 'noShow') =>
          own.reduce((sum, place) => sum + place[what], 0);
        return (
          <table key={list} className="report-table">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">People</th>
                <th scope="col">Parties</th>
                <th scope="col">Did not come</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ place, people, parties, noShow }) => (
                <tr key={place}>
                  <th scope="row">
                    {place}
                    <svg
                      className="report-bar"
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect className={`bar-${list}`} width={(people / most) * 100} height={4} />
                    </svg>
                  </th>
                  <td>{people}</td>
                  <td>{parties}</td>
                  <td>{noShow}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">All</th>
                <td>{total('people')}</td>
                <td>{total('parties')}</td>
                <td>{total('noShow')}</td>
              </tr>
            </tfoot>
          </table>
        );
      })}
    </div>
  );
}
