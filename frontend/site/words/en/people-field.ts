import { words as format } from './format';

export const words = {
  label: 'Number of People',
  fewer: 'Fewer people',
  more: 'More people',
  limit: (maxPeople: number) =>
    format.plural(maxPeople, {
      one: (count) =>
        `At most ${count} person in one booking. If you’re more, please write to the guide.`,
      other: (count) =>
        `At most ${count} people in one booking. If you’re more, please write to the guide.`,
    }),
};
