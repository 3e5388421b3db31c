/** Names for dates that depend on the current date. */
export const DATE_NAMES = ['today', 'tomorrow', 'weekend'] as const;

/**
 * The URL parameter of the date input in search forms. If set, it overrides the parameter `date`, which is chosen from
 * the list of {@link DATE_NAMES} beside the input.
 */
export const DATE_INPUT = 'on';
