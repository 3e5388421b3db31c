import { BadRequestException, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { SaidRefusal } from 'shared/refusals';
import { FieldsException, type FieldError } from './problem';

/** The longest list in a body; the second limit is for DTOs that declare nesting. */
const MAX_LIST_LENGTH = 10;
const MAX_DEEP_LIST_LENGTH = 200;

/** Declares how deeply objects and lists may be nested in a DTO. */
interface Deep {
  bodyDepth?: number;
}

/** Validates bodies against their DTO: drops unknown fields, and reports the errors of all invalid ones. */
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
    // Otherwise an array would be checked item by item, and an empty one would pass.
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new BadRequestException('The body must be a JSON object.');
    }
    const { bodyDepth = 0 } = (metadata.metatype ?? {}) as Deep;
    const maxLength = bodyDepth > 0 ? MAX_DEEP_LIST_LENGTH : MAX_LIST_LENGTH;
    return super.transform(cut(value ?? {}, bodyDepth + 1, maxLength), metadata);
  }
}

/**
 * Returns a body without values that are nested deeper or longer than any field may be, since they could exhaust the
 * stack or block other calls.
 */
function cut(value: unknown, depth: number, maxLength: number): unknown {
  if (isValue(value)) return value;
  if (depth < 0) return {};
  const inside = (each: unknown) => cut(each, depth - 1, maxLength);
  if (Array.isArray(value)) return value.length <= maxLength ? value.map(inside) : {};
  const fields = Object.entries(value as object);
  return Object.fromEntries(fields.map(([name, each]: [string, unknown]) => [name, inside(each)]));
}

function isValue(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Returns the errors of a field and of the fields inside it, by path: `locations.2.title`. */
export function toFieldErrors({
  property,
  constraints,
  contexts = {},
  children = [],
}: ValidationError): FieldError[] {
  if (constraints || children.length === 0) {
    const [[broken, message] = ['', `${property} is not valid.`]] = Object.entries(
      constraints ?? {},
    );
    return [{ field: property, message, ...(contexts[broken] as SaidRefusal | undefined) }];
  }
  return children
    .flatMap((child) => toFieldErrors(child))
    .map(({ field, ...error }) => ({ field: `${property}.${field}`, ...error }));
}
