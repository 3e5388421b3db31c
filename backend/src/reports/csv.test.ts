import { amountCell, CSV_SEPARATORS, csvLine } from './csv';

/** Separators that spreadsheet programs use, depending on their language, their settings, or how they open the file. */
const SEPARATORS = [',', ';', '\t', '|', '\n', '\r', '\r\n'];
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/** Returns a line's cells, both as programs that keep quotes read them and as programs that remove quotes do. */
function splitCells(line: string, separator: string): string[] {
  return line.split(separator).flatMap((cell) => [cell, cell.replaceAll('"', '')]);
}

describe('a line of CSV', () => {
  const texts = [
    '=1+1',
    ' \u200b=1+1',
    `"a;=cmd|'/ccalc'!A0;b"@example.com`,
    'a;=1+1',
    'a; "=1+1"',
    'a,+1',
    'a\t@SUM(A1)',
    'a|-1',
    'a\n=1+1',
    'a\r=1+1',
    'a\r\n\t=1+1',
    ',;\t\n=1+1',
    'a;＝1+1',
  ];

  it.each(SEPARATORS)(
    'contains no formula for a program that separates cells at %j',
    (separator) => {
      for (const text of texts) {
        for (const fileSeparator of CSV_SEPARATORS) {
          const line = csvLine(['2030-01-07', text, 'last'], fileSeparator).slice(0, -2);
          for (const cell of splitCells(line, separator)) expect(cell).not.toMatch(FORMULA);
        }
      }
    },
  );

  it.each([
    ['walker', 'walker'],
    ['walker@example.com', 'walker@example.com'],
    ['3 + 2', '3 + 2'],
    ['Greenwich, Chelsea', '"Greenwich, Chelsea"'],
    ['"Bob"', '"""Bob"""'],
    ['-', "'-"],
    ['\ta', `"'\ta"`],
    ["'=1+1", "'=1+1"],
    ['+12125550100', '+12125550100'],
    ['+491712345678', '+491712345678'],
    ['+1', "'+1"],
    ['+1212555010012345', "'+1212555010012345"],
    ['+1212555+0100', "'+1212555+0100"],
    ['+12125550100;=1+1', `"'+12125550100;'=1+1"`],
    ['+12125550100\n', `"'+12125550100\n"`],
    ['+A1234567', "'+A1234567"],
    [' +12125550100', "' +12125550100"],
    ['-12125550100', "'-12125550100"],
    ['-12.50', '-12.50'],
    ['-12.5', "'-12.5"],
    ['-12.50+1', "'-12.50+1"],
    ['-12.50;=1+1', `"'-12.50;'=1+1"`],
  ])('contains %j as %j', (text, cell) => {
    expect(csvLine([text], 'comma')).toBe(`${cell}\r\n`);
  });

  it('with semicolons has quotes around each cell that contains a comma or a semicolon', () => {
    const cells = ['2030-01-07', 'Bea, at night', 'a;b', '+12125550100', '80,00', '-12,50'];
    expect(csvLine(cells, 'semicolon')).toBe(
      '2030-01-07;"Bea, at night";"a;b";+12125550100;"80,00";"-12,50"\r\n',
    );
  });
});

test.each([
  [8000, '80.00'],
  [0, '0.00'],
  [5, '0.05'],
  [-1250, '-12.50'],
  [100_000_000, '1000000.00'],
])('an amount of %d cents is written as %s', (cents, cell) => {
  expect(csvLine([amountCell(cents, 'comma')], 'comma')).toBe(`${cell}\r\n`);
  expect(amountCell(cents, 'semicolon')).toBe(cell.replace('.', ','));
});
