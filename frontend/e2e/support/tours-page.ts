import { expect, type Locator, type Page } from '@playwright/test';
import { formatNextDay, type List } from './lists';

/** The placeholder for bookings that are still loading. */
export const SKELETON = '[class*=_skeleton]';

interface Booking {
  place?: string;
  day?: string;
  people?: string;
}

/** The page of a list of bookings. */
export class ToursPage {
  readonly form: Locator;
  readonly place: Locator;
  readonly day: Locator;
  /** The field for one of the chosen weekday's dates. */
  readonly date: Locator;
  /** The field for one of the chosen date's starts, if there are several. */
  readonly time: Locator;
  readonly people: Locator;
  readonly table: Locator;
  /** The bookings, without the table's header row. */
  readonly rows: Locator;
  readonly skeleton: Locator;
  readonly alert: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    readonly list: List,
  ) {
    this.form = page.getByRole('form', { name: 'Creat your tour to your favorite attraction' });
    this.place = this.form.getByLabel('Place', { exact: true });
    this.day = this.form.getByLabel('Day', { exact: true });
    this.date = this.form.getByLabel('Date', { exact: true });
    this.time = this.form.getByLabel('Time', { exact: true });
    this.people = this.form.getByLabel('Number of People', { exact: true });
    this.table = page.getByRole('table', { name: 'Details of your tour here:' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('button') });
    this.skeleton = this.table.locator(SKELETON);
    this.alert = page.getByRole('alert');
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto(this.list.path);
  }

  submit(label: 'Create Tour' | 'Update Tour' = 'Create Tour'): Locator {
    return this.form.getByRole('button', { name: label, exact: true });
  }

  row(place: string): Locator {
    return this.rows.filter({ hasText: place });
  }

  async fill({
    place = this.list.places[0],
    day = formatNextDay('Monday'),
    people = '2',
  }: Booking = {}): Promise<void> {
    await this.place.selectOption(place);
    const weekday = day.split(',')[0] ?? '';
    // The option's label also has the date and the departure's state.
    await this.day.selectOption({ value: weekday });
    await this.people.fill(people);
  }

  async create(booking?: Booking): Promise<void> {
    await this.fill(booking);
    await this.submit().click();
    await this.closeDialog();
  }

  async startEditing(place: string): Promise<void> {
    await this.row(place).getByRole('button', { name: 'Edit' }).click();
  }

  async delete(place: string): Promise<void> {
    await this.row(place).getByRole('button', { name: 'Delete' }).click();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Ok', exact: true }).click();
  }

  async expectDialog(title: string, body: string): Promise<void> {
    await expect(this.dialog).toHaveAccessibleName(title);
    await expect(this.dialog).toHaveAccessibleDescription(body);
    await expect(this.dialog.getByText(body, { exact: true })).toBeVisible();
  }

  /** Expects an empty form for a new booking. */
  async expectCleared(): Promise<void> {
    await expect(this.submit('Create Tour')).toBeDisabled();
    await expect(this.place).toHaveValue('');
    await expect(this.day).toHaveValue('');
    await expect(this.people).toHaveValue('');
  }

  /** Expects these bookings, given as the cells of place, day, and people. */
  async expectRows(rows: string[][]): Promise<void> {
    await expect(this.rows).toHaveCount(rows.length);
    for (const [index, cells] of rows.entries()) {
      const row = this.rows.nth(index).getByRole('cell');
      for (const [column, text] of cells.entries()) {
        const cell = row.nth(column);
        // The cell also has the start and the meeting point.
        await expect(column === 1 ? cell.getByRole('time') : cell).toHaveText(text);
      }
    }
  }
}
