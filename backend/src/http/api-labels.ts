import { ApiProperty } from '@nestjs/swagger';

/** Declares a field that has one of some values, with the words that the guide's console shows for each of them. */
export function ApiLabeled(
  labels: Readonly<Record<string, string>>,
  options: { description: string; enum?: readonly string[] },
) {
  const values = { enum: [...(options.enum ?? Object.keys(labels))] };
  return ApiProperty({ ...options, ...values, ...{ 'x-labels': labels } });
}
