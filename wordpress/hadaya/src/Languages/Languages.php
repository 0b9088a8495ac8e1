<?php
/**
 * The shop's languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Determines the shop's languages and the current page's language.
 *
 * @phpstan-type NamedLanguage array{locale: string, slug?: string, name?: string, is_added?: bool}
 * @phpstan-type Language array{tag: string, locale: string, slug: string, name: string, dir: string, is_added: bool}
 */
final class Languages {

	/** @var array<string, Language>|null */
	private ?array $found = null;

	/**
	 * Returns the `PluginLanguages`, created on the first call, because a site without a translation plugin does not need them.
	 *
	 * @var \Closure
	 */
	private \Closure $plugin_languages;

	public function __construct( \Closure $plugin_languages ) {
		$this->plugin_languages = $plugin_languages;
	}

	/**
	 * Returns the shop's languages, the main one first, keyed by the tag under which their texts are stored. Each has `tag`, `locale`, `slug` (in the
	 * translation plugin), `name` (in the language itself), `dir`, and `is_added` (by the owner, without a plugin).
	 *
	 * @return array<string, Language>
	 */
	public function all(): array {
		if ( null === $this->found ) {
			$given     = $this->of_plugin();
			$of_plugin = array() !== $given;
			$given     = $of_plugin ? $given : array( array( 'locale' => self::of_site() ) );
			/**
			 * Filters the languages of the shop, the main one first. Owners can write each text in each of these languages.
			 *
			 * @since 1.0.0
			 *
			 * @param array[] $languages Each with `locale` and, if different, `slug` and `name`.
			 * @param bool    $of_plugin Whether they come from a translation plugin.
			 */
			$given       = (array) apply_filters( 'hadaya_languages', $given, $of_plugin );
			$this->found = self::named( array_filter( $given, 'is_array' ) );
		}
		return $this->found;
	}

	/**
	 * Returns the languages of the site's translation plugin; empty if no supported plugin is active.
	 *
	 * @return list<NamedLanguage>
	 */
	private function of_plugin(): array {
		$is_there = function_exists( 'pll_languages_list' )
			|| has_filter( 'wpml_active_languages' )
			|| class_exists( 'TRP_Translate_Press', false );
		return $is_there ? ( $this->plugin_languages )()->all() : array();
	}

	/**
	 * Checks whether the owner added any of the languages in Hadaya's settings, instead of in a translation plugin.
	 *
	 * @return bool
	 */
	public function has_added(): bool {
		return in_array( true, array_column( $this->all(), 'is_added' ), true );
	}

	/**
	 * Clears the cached list of languages.
	 */
	public function forget(): void {
		$this->found = null;
	}

	/**
	 * Returns the tag under which texts in the main language are stored.
	 *
	 * @return string
	 */
	public function main(): string {
		return (string) key( $this->all() );
	}

	/**
	 * Returns the language tag of the current page or AJAX call.
	 *
	 * @return string
	 */
	public static function page(): string {
		return LanguageTag::of( get_locale() );
	}

	/**
	 * Returns the slug of the current page's language; empty if the site has only one language, or if the page's language is not one of the shop's.
	 *
	 * @return string
	 */
	public function slug(): string {
		$all = $this->all();
		$tag = LanguageTag::choose( self::page(), array_keys( $all ) );
		return count( $all ) < 2 || '' === $tag ? '' : $all[ $tag ]['slug'];
	}

	/**
	 * Returns the language of the page that sent the current request, according to the parameter `lang`; empty if the parameter names none of the shop's
	 * languages.
	 *
	 * @return array{}|array{tag: string, locale: string, slug: string, name: string, dir: string, is_added: bool} `tag`, `locale`, `slug`, `name` and `dir`.
	 */
	public function asked(): array {
		$slug  = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? sanitize_key( $_GET['lang'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects one of the shop's languages.
		$found = wp_list_filter( $this->all(), array( 'slug' => $slug ) );
		return '' === $slug || array() === $found ? array() : reset( $found );
	}

	/**
	 * Returns the locale of the site, regardless of the page's language.
	 *
	 * @return string
	 */
	public static function of_site(): string {
		$locale = (string) get_option( 'WPLANG', '' );
		return '' === $locale ? 'en_US' : $locale;
	}

	/**
	 * Returns all languages that an owner can add.
	 *
	 * @return list<array{tag: string, name: string, dir: string}> `tag`, `name` and `dir` of each.
	 */
	public static function known(): array {
		$languages = array();
		foreach ( LanguageTag::NAMES as $tag => $name ) {
			$languages[] = array(
				'tag'  => $tag,
				'name' => $name,
				'dir'  => LanguageTag::is_right_to_left( $tag ) ? 'rtl' : 'ltr',
			);
		}
		return $languages;
	}

	/**
	 * Returns the languages, keyed by the tag under which their texts are stored. The tag has no region, unless another of the shop's languages
	 * differs only in the region.
	 *
	 * @param array<int, NamedLanguage> $given Languages.
	 * @return array<string, Language>
	 */
	private static function named( array $given ): array {
		$tags  = array();
		$named = array();
		foreach ( $given as $language ) {
			$tags[] = LanguageTag::of( isset( $language['locale'] ) ? (string) $language['locale'] : '' );
		}
		$shared = array_count_values( array_map( array( LanguageTag::class, 'base' ), array_unique( array_filter( $tags ) ) ) );
		foreach ( array_values( $given ) as $index => $language ) {
			$tag  = $tags[ $index ];
			$base = LanguageTag::base( $tag );
			if ( '' === $tag ) {
				continue;
			}
			$tag = 1 === $shared[ $base ] ? $base : $tag;

			$named[ $tag ] = array(
				'tag'    => $tag,
				'locale' => (string) $language['locale'],
				'slug'   => isset( $language['slug'] ) ? sanitize_key( (string) $language['slug'] ) : $tag,
				'name'   => isset( $language['name'] )
					? (string) $language['name']
					: ( isset( LanguageTag::NAMES[ $base ] ) ? LanguageTag::NAMES[ $base ] : $tag ),
				'dir'    => LanguageTag::is_right_to_left( $tag ) ? 'rtl' : 'ltr',

				'is_added' => ! empty( $language['is_added'] ),
			);
		}
		return $named;
	}
}
