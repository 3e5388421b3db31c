/** An error that ends the process, because retrying can't help. Its message is for the operator. */
export class FatalError extends Error {}
