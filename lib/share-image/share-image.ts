import 'server-only';

export { renderBrandShareImage, renderShareImage } from './render';
