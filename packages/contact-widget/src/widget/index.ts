/** The settings of a widget: one schema, one reader. */
export * from './model/index.ts';
