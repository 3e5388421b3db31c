import { ApiPropertyOptional } from '@nestjs/swagger';

/** Declares a field that is either true or missing. */
export const ApiFlag = (description: string) =>
  ApiPropertyOptional({ type: Boolean, enum: [true], description });
