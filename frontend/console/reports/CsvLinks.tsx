import type { CsvQuery, DateRange } from './reports-api';
import button from '../../ui/button.module.css';

interface Props {
  /** The name of the file's content in the links' texts, such as "payments". */
  content: string;
  range: DateRange;
  urlOf: (query: CsvQuery) => string;
}

/**
 * Links that download a file for spreadsheet programs. In a language with decimal commas, these programs don't
 * recognize amounts with decimal points, and may put a whole row into one cell. If the browser uses a language with
 * decimal commas, a second link downloads a file that these programs can read.
 */
export function CsvLinks({ content, range, urlOf }: Props) {
  return (
    <>
      <a className={button.quiet} href={urlOf(range)} download>
        Download {content} (CSV)
      </a>
      {hasDecimalComma(navigator.language) && (
        <a className={button.quiet} href={urlOf({ ...range, separator: 'semicolon' })} download>
          Download {content} with decimal commas (CSV)
        </a>
      )}
    </>
  );
}

function hasDecimalComma(language: string): boolean {
  return new Intl.NumberFormat(language).format(0.5).includes(',');
}
