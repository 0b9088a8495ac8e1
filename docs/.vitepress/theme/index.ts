import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { Layout } from './Layout.ts';
import { LiveExample } from './LiveExample.ts';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp: ({ app }) => void app.component('LiveExample', LiveExample),
} satisfies Theme;
