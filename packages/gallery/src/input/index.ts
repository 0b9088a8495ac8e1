export { watchVisitor } from './watchVisitor.ts';
