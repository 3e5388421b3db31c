import { ApiProperty } from '@nestjs/swagger';

/** Declares a field with a fixed set of values, and the label that the guide's console shows for each value. */
export function ApiLabeled(
  labels: Readonly<Record<string, string>>,
  options: { description: string; enum?: readonly string[]; required?: boolean },
) {
  const values = { enum: [...(options.enum ?? Object.keys(labels))] };
  // Spreads the extension, because Swagger's type doesn't declare it.
  return ApiProperty({ ...options, ...values, ...{ 'x-labels': labels } });
}
