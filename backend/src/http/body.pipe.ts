import { BadRequestException, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { FieldsException } from './problem';

/** No list in a body is longer. */
const LONGEST_LIST = 10;

/** Checks bodies against their DTO: unknown fields are dropped, bad ones answered with all their errors. */
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      validationError: { target: false, value: false },
      stopAtFirstError: true,
      exceptionFactory: (errors) => new FieldsException(errors.map(toFieldError)),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    // An array would be checked element by element, and pass when empty.
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new BadRequestException('The body must be a JSON object.');
    }
    return super.transform(flat(value ?? {}), metadata);
  }
}

/** No field of ours holds more than a short list of values, and what is deep enough would exhaust the stack. */
function flat(body: object): object {
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    isValue(value) || isShortList(value) ? value : {},
  ]);
  return Object.fromEntries(fields) as object;
}

function isValue(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isShortList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isValue);
}

function toFieldError({ property, constraints = {} }: ValidationError) {
  return { field: property, message: Object.values(constraints)[0] ?? `${property} is not valid.` };
}
