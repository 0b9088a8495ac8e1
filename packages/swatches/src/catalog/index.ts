export { findCard, findCatalogRole } from './catalogRole.ts';
