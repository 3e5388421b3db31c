/** Marks what was tapped and is not sent yet. */
export function WaitingMark() {
  return <small className="waits">not sent yet</small>;
}
