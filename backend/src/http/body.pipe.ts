import { BadRequestException, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { RefusalWithMessage } from 'shared/refusals';
import { FieldsException, type FieldError } from './problem';

/** The maximum length of a list in a body. */
const MAX_LIST_LENGTH = 10;
/** The maximum length of a list in a body whose DTO declares a depth. */
const MAX_NESTED_LIST_LENGTH = 200;

/** The limits that a DTO can declare as static properties. */
interface BodyLimits {
  /** The maximum depth of nested objects and lists. */
  bodyDepth?: number;
  /** The maximum length of lists. Defaults to 10, or to 200 if objects and lists may be nested. */
  maxListLength?: number;
}

/** Validates a body against its DTO: drops unknown fields, and reports the errors of all invalid fields. */
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      validationError: { target: false, value: false },
      stopAtFirstError: true,
      exceptionFactory: (errors) => new FieldsException(errors.flatMap(toFieldErrors)),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    // Without this check, the items of an array would be validated one by one, and an empty array would be accepted.
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new BadRequestException('The body must be a JSON object.');
    }
    const {
      bodyDepth = 0,
      maxListLength = bodyDepth > 0 ? MAX_NESTED_LIST_LENGTH : MAX_LIST_LENGTH,
    } = (metadata.metatype ?? {}) as BodyLimits;
    const body = replaceOversizedValues(value ?? {}, bodyDepth + 1, maxListLength);
    return super.transform(body, metadata);
  }
}

/**
 * Replaces values that are too deeply nested or too long for any field with `{}`. Validating such values could exhaust the
 * stack or block other calls.
 */
function replaceOversizedValues(value: unknown, maxDepth: number, maxLength: number): unknown {
  if (isPrimitive(value)) return value;
  if (maxDepth < 0) return {};
  const replaceChild = (each: unknown) => replaceOversizedValues(each, maxDepth - 1, maxLength);
  if (Array.isArray(value)) return value.length <= maxLength ? value.map(replaceChild) : {};
  const fields = Object.entries(value as object);
  return Object.fromEntries(
    fields.map(([name, each]: [string, unknown]) => [name, replaceChild(each)]),
  );
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Returns the errors in a field and its nested fields. Nested fields are named by their path: `locations.2.title`. */
export function toFieldErrors({
  property,
  constraints,
  contexts = {},
  children = [],
}: ValidationError): FieldError[] {
  if (constraints || children.length === 0) {
    const [firstConstraint] = Object.entries(constraints ?? {});
    const [rule, message] = firstConstraint ?? ['', `${property} is not valid.`];
    return [{ field: property, message, ...(contexts[rule] as RefusalWithMessage | undefined) }];
  }
  return children
    .flatMap((child) => toFieldErrors(child))
    .map(({ field, ...error }) => ({ field: `${property}.${field}`, ...error }));
}
