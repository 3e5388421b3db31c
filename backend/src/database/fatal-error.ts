/** Ends the process, since trying again can't help. Its message is the sentence that the operator reads. */
export class FatalError extends Error {}
