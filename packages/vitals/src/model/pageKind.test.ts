import { expect, it } from 'vitest';
import { pageKind } from './pageKind.ts';

it.each([
  ['a product', 'product-template-default single single-product postid-12 woocommerce woocommerce-page', 'product'],
  ['the shop', 'archive post-type-archive post-type-archive-product woocommerce-shop woocommerce', 'shop'],
  ['a category', 'archive tax-product_cat term-mugs woocommerce woocommerce-page', 'shop'],
  ['the cart', 'page-template-default page woocommerce-cart woocommerce-page', 'cart'],
  ['the checkout', 'page woocommerce-checkout woocommerce-page', 'cart'],
  ['the account', 'page woocommerce-account woocommerce-page', 'other'],
  ['a front page of the builder', 'home page page-id-7 elementor-page', 'content'],
  ['a post', 'single single-post', 'content'],
  ['a search', 'search search-results', 'other'],
  ['a missing page', 'error404', 'other'],
  ['a page without classes', '', 'other'],
])('%s', (_, classes, kind) => {
  expect(pageKind(classes.split(' '))).toBe(kind);
});
