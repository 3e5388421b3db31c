/** Where most people have their mail, with names long enough that what is close to them is a slip. */
const COMMON = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'hotmail.com', 'hotmail.co.uk'],
  ...['outlook.com', 'icloud.com', 'comcast.net', 'verizon.net', 'protonmail.com'],
];
/** What is close to one of these, and no slip. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com'];

/** The address that somebody probably meant to type; undefined where nothing looks mistyped. */
export function likelyEmail(email: string): string | undefined {
  const [, local, typed = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  if (local === undefined || COMMON.includes(domain) || OTHERS.includes(domain)) return undefined;
  const meant = COMMON.find((common) => isOneSlipFrom(common, domain));
  return meant === undefined ? undefined : `${local}@${meant}`;
}

/** Whether one letter is missing, too many, or another, or two that are neighbors are swapped. */
function isOneSlipFrom(meant: string, typed: string): boolean {
  let start = 0;
  while (start < meant.length && meant[start] === typed[start]) start++;
  const [left, right] = [meant.slice(start), typed.slice(start)];
  const swapped = (left[1] ?? '') + (left[0] ?? '') + left.slice(2);
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    swapped === right
  );
}
