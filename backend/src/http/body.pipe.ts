import { BadRequestException, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { SaidRefusal } from 'shared/refusals';
import { FieldsException, type FieldError } from './problem';

/** No list in a body is longer, unless its DTO says that it is read deeper: then this. */
const LONGEST_LIST = 10;
const LONGEST_DEEP_LIST = 200;

/** A DTO whose fields hold more than values: how many objects or lists inside each other are read. */
interface Deep {
  bodyDepth?: number;
}

/** Checks bodies against their DTO: unknown fields are dropped, bad ones answered with all their errors. */
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
    // An array would be checked element by element, and pass when empty.
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new BadRequestException('The body must be a JSON object.');
    }
    const { bodyDepth = 0 } = (metadata.metatype ?? {}) as Deep;
    const longest = bodyDepth > 0 ? LONGEST_DEEP_LIST : LONGEST_LIST;
    return super.transform(cut(value ?? {}, bodyDepth + 1, longest), metadata);
  }
}

/**
 * A body without what is deeper or longer than any field may be: it would exhaust the stack, or the patience of
 * who comes next.
 */
function cut(value: unknown, depth: number, longest: number): unknown {
  if (isValue(value)) return value;
  if (depth < 0) return {};
  const inside = (each: unknown) => cut(each, depth - 1, longest);
  if (Array.isArray(value)) return value.length <= longest ? value.map(inside) : {};
  const fields = Object.entries(value as object);
  return Object.fromEntries(fields.map(([name, each]: [string, unknown]) => [name, inside(each)]));
}

function isValue(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** The errors of a field, or of what is inside it, by its path: `locations.2.title`. */
function toFieldErrors({
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
    .map(({ field, ...said }) => ({ field: `${property}.${field}`, ...said }));
}
