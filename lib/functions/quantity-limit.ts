import type { FunctionFailure } from './function-failure';

/** Whether the server refused a cart because of its limit of ten items. */
export const isQuantityLimit = ({ code, message }: Pick<FunctionFailure, 'code' | 'message'>) =>
  code === 'P0001' || message.includes('quantity limit');
