import { formatDate } from 'shared/new-york-texts';
import type { WeekFigures } from '../../api/schema';
import screenReader from '../../ui/screen-reader.module.css';
import { WideTable } from './WideTable';
import styles from './reports.module.css';

const CHART_HEIGHT = 60;
const BAR_STEP = 10;
const BAR_WIDTH = 8;

/** A chart with a bar for each week: night tours are stacked on day tours. A table below has the same figures. */
export function WeeksChart({ weeks }: { weeks: WeekFigures[] }) {
  const maxPeople = Math.max(1, ...weeks.map(({ day, night }) => day + night));
  const heightOf = (people: number) => (people / maxPeople) * CHART_HEIGHT;
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        <Swatch list="day" /> day tours, <Swatch list="night" /> night tours; the tallest bar is{' '}
        {maxPeople === 1 ? 'one person' : `${String(maxPeople)} people`}
      </p>
      <svg
        className={styles.weeks}
        viewBox={`0 0 ${String(Math.max(weeks.length, 4) * BAR_STEP)} ${String(CHART_HEIGHT + 1)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map(({ week, day, night }, index) => (
          <g key={week}>
            <rect
              className={styles.day}
              x={index * BAR_STEP + 1}
              y={CHART_HEIGHT - heightOf(day)}
              width={BAR_WIDTH}
              height={heightOf(day)}
            />
            <rect
              className={styles.night}
              x={index * BAR_STEP + 1}
              y={CHART_HEIGHT - heightOf(day + night)}
              width={BAR_WIDTH}
              height={heightOf(night)}
            />
          </g>
        ))}
        <rect className={styles.axis} x={0} y={CHART_HEIGHT} width="100%" height={1} />
      </svg>
      <details>
        <summary>See the weeks as a table</summary>
        <WideTable name="Weeks">
          <caption className={screenReader.only}>People by week</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Day tours</th>
              <th scope="col">Night tours</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, day, night }) => (
              <tr key={week}>
                <th scope="row">
                  <time dateTime={week}>{`${formatDate(week)}, ${week.slice(0, 4)}`}</time>
                </th>
                <td>{day}</td>
                <td>{night}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </>
  );
}

function Swatch({ list }: { list: 'day' | 'night' }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1">
      <rect className={styles[list]} width="1" height="1" />
    </svg>
  );
}
