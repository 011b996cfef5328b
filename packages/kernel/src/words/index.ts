import { catalogsOf } from '../texts.js';
import { kernelTexts } from './kernel-texts.js';

export const kernelMessages = catalogsOf(kernelTexts);
