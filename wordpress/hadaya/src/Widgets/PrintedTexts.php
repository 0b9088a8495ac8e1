<?php
/**
 * Printed texts for page translators.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Languages\Languages;
use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocalizedTexts;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the widget's texts again as HTML, because services that translate the page's HTML ignore settings and the widget's shadow root. Users,
 * search engines and screen readers do not see the template with the texts; the widget reads the translations from it.
 */
final class PrintedTexts {

	/**
	 * Public names of the translatable settings of widgets, channels, agents and forms.
	 */
	const NAMES = array(
		'ctaText', 'closeText', 'head', 'body', 'label', 'message', 'subject', 'qrHead', 'qrTitle', 'popupHeadline', 'popupName',
		'popupWelcome', 'popupPlaceholder', 'popupConsent', 'teamTitle', 'teamText', 'name', 'title', 'button', 'hint', 'text',
	);

	/**
	 * Translatable settings that are printed as HTML.
	 */
	const MARKUP = array( 'body', 'popupWelcome', 'text' );

	private ContactWidgets $contact_widgets;

	/** @var \Closure Gives the `PrintedWidgets`, which a page without a widget does not need. */
	private \Closure $printer;
	private Options $options;
	private Languages $languages;
	private PageKind $page;

	public function __construct(
		ContactWidgets $contact_widgets,
		\Closure $printed_widgets,
		Options $options,
		Languages $languages,
		PageKind $page
	) {
		$this->contact_widgets = $contact_widgets;
		$this->printer         = $printed_widgets;
		$this->options         = $options;
		$this->languages       = $languages;
		$this->page            = $page;
	}

	/**
	 * Prints the texts of this page's widgets, each once. Marks texts that are already in the page's language, so that plugins that translate from the
	 * main language skip them.
	 */
	public function print_texts(): void {
		$widgets = $this->page->is_untouched() ? array() : $this->contact_widgets->shown_here();
		$lines   = '';
		if ( array() !== $widgets ) {
			$foreign = $this->foreign();
			$printed = array_map( array( ( $this->printer )(), 'widget' ), $widgets );
			foreach ( self::found( $printed ) as $text => $html ) {
				$is_marked = null !== $foreign && ! call_user_func( $foreign, (string) $text );
				$lines    .= sprintf(
					'<p data-text="%1$s"%2$s%3$s>%4$s</p>',
					esc_attr( (string) $text ),
					'' === $html ? '' : ' data-html',
					$is_marked ? ' data-no-translation' : '',
					'' === $html ? esc_html( (string) $text ) : $html
				);
			}
		}
		if ( '' !== $lines ) {
			echo '<template data-hadaya-texts>' . $lines . "</template>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Built from escaped parts above.
		}
	}

	/**
	 * Returns a callback that checks whether a string is in a language other than the page's; null on pages in the main language.
	 *
	 * @return callable|null
	 */
	private function foreign(): ?callable {
		$main = $this->languages->main();
		$page = Languages::page();
		if ( '' !== LanguageTag::choose( $page, array( $main ) ) ) {
			return null;
		}
		$own     = array();
		$lacking = array();
		LocalizedTexts::change(
			$this->options->complete( $this->options->stored() ),
			static function ( $value, $path ) use ( $main, $page, &$own, &$lacking ) {
				$text   = LocalizedTexts::choose( $value, $page, $main );
				$is_own = '' !== LanguageTag::choose( $page, array_keys( LocalizedTexts::by_language( $value, $main ) ) );
				foreach ( array_merge( array( $text ), LocalizedTexts::lines( $text ) ) as $line ) {
					if ( $is_own ) {
						$own[ $line ] = true;
					} elseif ( ! DefaultTexts::is_usual( $text, $path ) ) {
						$lacking[ $line ] = true;
					}
				}
				return $value;
			}
		);
		$is_spoken = 'en' === LanguageTag::base( $page ) || __( 'Send', 'hadaya' ) !== 'Send';
		return static function ( string $text ) use ( $own, $lacking, $is_spoken ): bool {
			// Restores the text as entered: printed HTML has encoded characters and `<br />` before line breaks.
			$plain = html_entity_decode( (string) preg_replace( '#<br />#', '', $text ), ENT_QUOTES, 'UTF-8' );
			return ! isset( $own[ $text ] )
				&& ! isset( $own[ $plain ] )
				&& ( ! $is_spoken || isset( $lacking[ $text ] ) || isset( $lacking[ $plain ] ) );
		};
	}

	/**
	 * Returns the texts in printed settings as keys. The value of a key is the same text if the text is HTML, otherwise an empty string. The labels of
	 * checkboxes are excluded, because they are not displayed, only sent back to the server.
	 *
	 * @param array<int|string, mixed> $printed Printed settings.
	 * @return string[]
	 */
	private static function found( array $printed ): array {
		$texts = array();
		$names = isset( $printed['type'] ) && 'checkbox' === $printed['type'] ? array_diff( self::NAMES, array( 'label' ) ) : self::NAMES;
		foreach ( $printed as $name => $value ) {
			if ( is_array( $value ) ) {
				$texts += 'options' === $name ? self::choices( $value ) : self::found( $value );
			} elseif ( is_string( $value ) && in_array( $name, $names, true ) && '' !== trim( $value ) ) {
				$texts[ $value ] = in_array( $name, self::MARKUP, true ) ? $value : '';
			}
		}
		return $texts;
	}

	/**
	 * Returns the options' texts as keys, each with an empty string as its value.
	 *
	 * @param list<string|array{value: string, label: string}> $choices Printed choices.
	 * @return string[]
	 */
	private static function choices( array $choices ): array {
		$strings = array_map(
			static function ( $choice ) {
				return is_array( $choice ) ? $choice['label'] : $choice;
			},
			$choices
		);
		return array_fill_keys( $strings, '' );
	}
}
