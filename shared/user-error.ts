/** An error that is printed without a stack trace, because its message says what to do. Its stack is its message. */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
