import { ApiPropertyOptional } from '@nestjs/swagger';

/** Declares an optional field that is true or missing. */
export const ApiFlag = (description: string) =>
  ApiPropertyOptional({ type: Boolean, enum: [true], description });
