import { words as format } from './format';

export const words = {
  label: 'Number of People',
  fewer: 'Fewer people',
  more: 'More people',
  limit: (maxPeople: number) =>
    format.plural(maxPeople, {
      one: (count) => `Up to ${count} person per booking. Bigger group? Please write to the guide.`,
      other: (count) =>
        `Up to ${count} people per booking. Bigger group? Please write to the guide.`,
    }),
};
