// A file of its own under the name that a lazy component needs; panels share what it names.
export { OwnerText as default } from './OwnerText.tsx';
