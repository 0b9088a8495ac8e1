import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted, watchPostEffect } from 'vue';

/** VitePress' own frame; a home page and what was not found, which have no main part by themselves, get one. */
export const Layout = defineComponent({
  setup() {
    const { frontmatter, page } = useData();
    onMounted(() =>
      watchPostEffect(() => {
        const content = document.getElementById('VPContent');
        if (frontmatter.value.layout === 'home' || page.value.isNotFound) content?.setAttribute('role', 'main');
        else content?.removeAttribute('role');
      }),
    );
    return () => h(DefaultTheme.Layout);
  },
});
