import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted, watchPostEffect } from 'vue';
import shop from '../../pictures/shop.png';
import shopArabic from '../../pictures/shop-ar.png';

const PICTURES = {
  en: { src: shop, alt: 'A product page of the demo shop with a chosen colour and the open contact widget' },
  ar: { src: shopArabic, alt: 'صفحة منتج في المتجر التجريبي بلون مختار وأداة التواصل مفتوحة' },
};

/**
 * Adds the shop's picture to VitePress's home page. The home and "not found" pages have no main landmark, so this
 * layout also adds one.
 */
export const Layout = defineComponent({
  setup() {
    const { frontmatter, lang, page } = useData();
    onMounted(() =>
      watchPostEffect(() => {
        const content = document.getElementById('VPContent');
        if (frontmatter.value.layout === 'home' || page.value.isNotFound) content?.setAttribute('role', 'main');
        else content?.removeAttribute('role');
      }),
    );
    const picture = () =>
      h('img', { class: 'home-picture', width: 1280, height: 800, ...PICTURES[lang.value === 'ar' ? 'ar' : 'en'] });
    return () => h(DefaultTheme.Layout, null, { 'home-hero-image': picture });
  },
});
