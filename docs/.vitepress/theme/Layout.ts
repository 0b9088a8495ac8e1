import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted, watchPostEffect } from 'vue';

/** VitePress' own frame; a home page, which has no main part by itself, gets one. */
export const Layout = defineComponent({
  setup() {
    const { frontmatter } = useData();
    onMounted(() =>
      watchPostEffect(() => {
        const content = document.getElementById('VPContent');
        if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main');
        else content?.removeAttribute('role');
      }),
    );
    return () => h(DefaultTheme.Layout);
  },
});
