<?php
/**
 * Font preloading on product pages in block themes.
 *
 * @package Hadaya
 */

namespace Hadaya\Page;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Preloads the theme's font files. The replaced scripts happened to delay the first paint until the font had loaded.
 * Without those scripts, text is first painted in a fallback font, and everything below it shifts when the theme's font
 * arrives (layout shift on a wide page: 0.015 to 0.019 without the preload, 0.0001 with it).
 */
final class ThemeFont {

	private Options $options;
	private PageKind $page;

	public function __construct( Options $options, PageKind $page ) {
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Prints the preload tags on product pages of block themes.
	 */
	public function print_tags(): void {
		$is_ours = $this->options->is_island_on( 'swatches' ) || $this->options->is_island_on( 'gallery' );
		if ( $this->page->is_untouched() || ! wp_is_block_theme() || ! $this->page->has_product() || ! $is_ours ) {
			return;
		}
		/**
		 * Filters the font files that a product page of a block theme preloads.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $files URLs of WOFF2 files, by default those of the theme's text and headings. An empty list preloads none.
		 */
		foreach ( (array) apply_filters( 'hadaya_theme_font_files', $this->files() ) as $file ) {
			printf( '<link rel="preload" as="font" type="font/woff2" href="%s" crossorigin="anonymous" />' . "\n", esc_url( (string) $file ) );
		}
	}

	/**
	 * Returns the URLs of the font files for body text and headings, without duplicates.
	 *
	 * @return string[]
	 */
	private function files(): array {
		$text    = (array) wp_get_global_styles( array( 'typography' ) );
		$heading = array_filter( (array) wp_get_global_styles( array( 'elements', 'heading', 'typography' ) ) );
		return array_values( array_unique( array_filter( array( $this->file_of( $text ), $this->file_of( $heading + $text ) ) ) ) );
	}

	/**
	 * Returns the file whose weight best matches a font in the theme's or the owner's font list; empty if there is none.
	 *
	 * @param array{fontFamily?: string, fontWeight?: string|int} $typography Font family and weight, as in `theme.json`.
	 * @return string
	 */
	private function file_of( array $typography ): string {
		$family = isset( $typography['fontFamily'] ) && is_string( $typography['fontFamily'] ) ? $typography['fontFamily'] : '';
		$weight = isset( $typography['fontWeight'] ) ? (int) $typography['fontWeight'] : 0;
		// A font from the list is stored as `var(--wp--preset--font-family--<slug>)` or
		// `var:preset|font-family|<slug>`.
		if ( ! preg_match( '/preset(?:--|\|)font-family(?:--|\|)([\w-]+)/', $family, $found ) ) {
			return '';
		}
		$files = array();
		foreach ( $this->faces( $found[1] ) as $face ) {
			$file = self::woff2_of( $face );
			if ( '' !== $file && self::is_for_all( $face ) ) {
				$files[ $file ] = self::distance( $face, $weight ? $weight : 400 );
			}
		}
		asort( $files );
		return (string) key( $files );
	}

	/**
	 * Returns the faces of a font; the owner's font takes precedence over the theme's font of the same name.
	 *
	 * @param string $slug Slug of the font in the font list.
	 * @return list<array{fontWeight?: string|int, fontStyle?: string, unicodeRange?: string, src?: string|string[]}>
	 */
	private function faces( string $slug ): array {
		$origins = (array) wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		foreach ( array( 'custom', 'theme', 'default' ) as $origin ) {
			foreach ( isset( $origins[ $origin ] ) ? (array) $origins[ $origin ] : array() as $font ) {
				if ( isset( $font['slug'], $font['fontFace'] ) && $slug === $font['slug'] ) {
					return (array) $font['fontFace'];
				}
			}
		}
		return array();
	}

	/**
	 * Checks whether a face is upright and covers all characters. A face with a unicode range covers only some characters, which a page might not
	 * contain.
	 *
	 * @param array{fontWeight?: string|int, fontStyle?: string, unicodeRange?: string, src?: string|string[]} $face Face as in `theme.json`.
	 * @return bool
	 */
	private static function is_for_all( array $face ): bool {
		return empty( $face['unicodeRange'] ) && ( empty( $face['fontStyle'] ) || 'normal' === $face['fontStyle'] );
	}

	/**
	 * Returns the distance between a face's weight and the requested weight, following the browsers' matching order (CSS Fonts 4): light text prefers
	 * lighter faces, bold text bolder ones, and text with a weight of 400 to 500 prefers heavier faces up to 500.
	 *
	 * @param array{fontWeight?: string|int, fontStyle?: string, unicodeRange?: string, src?: string|string[]} $face      Face as in `theme.json`; its
	 * weight is one number or a range.
	 * @param int                                                                                              $requested Weight, 1 to 1000.
	 * @return int
	 */
	private static function distance( array $face, int $requested ): int {
		$weight = isset( $face['fontWeight'] ) ? (string) $face['fontWeight'] : 'normal';
		$ends   = array_map( 'intval', explode( ' ', str_replace( array( 'normal', 'bold' ), array( '400', '700' ), $weight ) ) );
		$least  = $ends[0];
		$most   = end( $ends );
		if ( $most < $requested ) {
			return $requested - $most + ( $requested < 400 ? 0 : 1000 );
		}
		$is_next = $requested > 500 || ( $requested >= 400 && $least <= 500 );
		return max( 0, $least - $requested ) + ( $least <= $requested || $is_next ? 0 : 2000 );
	}

	/**
	 * Returns the URL of a face's WOFF2 file; empty if there is none.
	 *
	 * @param array{fontWeight?: string|int, fontStyle?: string, unicodeRange?: string, src?: string|string[]} $face Face as in `theme.json`, where `file:./` stands for the theme's folder.
	 * @return string
	 */
	private static function woff2_of( array $face ): string {
		foreach ( isset( $face['src'] ) ? (array) $face['src'] : array() as $source ) {
			if ( preg_match( '/\.woff2(?:\?|$)/', (string) $source ) ) {
				return 0 === strpos( $source, 'file:./' ) ? get_theme_file_uri( substr( $source, 7 ) ) : $source;
			}
		}
		return '';
	}
}
