<?php
/**
 * The visitor's consent.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LocalizedTexts;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the wording of the consent and newsletter checkboxes, and validates the consent sent with a message. Pages may be cached for weeks, so
 * replaced texts remain valid for `DAYS` days. A message always keeps the text to which its visitor agreed.
 *
 * @phpstan-type ConsentWords array{label: string, value: string}
 */
final class Consent {

	/**
	 * Setting with earlier consent texts.
	 */
	const EARLIER = 'earlier_consents';

	/**
	 * Checkboxes (the required consent and the optional newsletter) by the name of their settings, with the setting that stores their earlier texts.
	 */
	const BOXES = array(
		'consent'    => self::EARLIER,
		'newsletter' => 'earlier_newsletters',
	);

	/**
	 * Days for which replaced texts remain valid.
	 */
	const DAYS = 90;

	/**
	 * Maximum number of earlier texts for each checkbox.
	 */
	const MOST = 10;

	private Options $options;
	private Languages $languages;

	public function __construct( Options $options, Languages $languages ) {
		$this->options   = $options;
		$this->languages = $languages;
	}

	/**
	 * Returns settings that are about to be saved, together with the checkbox texts that they replace.
	 *
	 * @param array<string, mixed> $present Current stored settings.
	 * @param array<string, mixed> $next    Settings about to be stored.
	 * @return array<string, mixed>
	 */
	public function remember( array $present, array $next ): array {
		$old = ContactForm::from_array( $this->options->complete( $present )['form'] );
		$new = ContactForm::from_array( $this->options->complete( $next )['form'] );
		foreach ( self::BOXES as $box => $key ) {
			$earlier = $old->earlier( $key );
			$stay    = $this->texts( $new->box( $box ) );
			foreach ( $this->texts( $old->box( $box ) ) as $texts ) {
				if ( ! in_array( $texts, $stay, true ) ) {
					$earlier[] = array(
						'words' => $texts,
						'until' => time() + self::DAYS * DAY_IN_SECONDS,
					);
				}
			}
			if ( array() !== $earlier ) {
				$next['form']         = isset( $next['form'] ) && is_array( $next['form'] ) ? $next['form'] : array();
				$next['form'][ $key ] = array_slice( $earlier, -self::MOST );
			}
		}
		return $next;
	}

	/**
	 * Returns the valid texts for a checkbox: the current texts in every language, if the form has the checkbox, and recently replaced texts.
	 *
	 * @param ContactForm $form Form with texts in all languages.
	 * @param string      $box  One of BOXES.
	 * @return list<ConsentWords>
	 */
	public function good( ContactForm $form, string $box = 'consent' ): array {
		return array_merge( $this->texts( $form->box( $box ) ), array_column( $form->earlier( self::BOXES[ $box ] ), 'words' ) );
	}

	/**
	 * Returns the text that a visitor ticked, if it is one of the valid texts; otherwise empty.
	 *
	 * @param string             $label Label.
	 * @param string             $text  Text.
	 * @param list<ConsentWords> $texts The valid texts.
	 * @return string
	 */
	public function ticked( string $label, string $text, array $texts ): string {
		$ticked = array(
			'label' => $label,
			'value' => $text,
		);
		return in_array( $ticked, $texts, true ) ? $text : '';
	}

	/**
	 * Returns an error if the form requires consent and the message contains none of the valid texts; otherwise an empty list.
	 *
	 * @param ContactForm        $form   Form with texts in all languages.
	 * @param list<ConsentWords> $custom Custom fields of the message.
	 * @return list<array{field: string, message: string}>
	 */
	public function errors( ContactForm $form, array $custom ): array {
		$consent = $form->box( 'consent' );
		if ( ! $consent['enabled'] ) {
			return array();
		}
		foreach ( $this->good( $form ) as $texts ) {
			if ( in_array( $texts, $custom, true ) ) {
				return array();
			}
		}
		$message = sprintf(
			/* translators: %s: consent text. */
			__( 'Please tick “%s” to continue.', 'hadaya' ),
			LocalizedTexts::choose( $consent['agree'], Languages::page(), $this->languages->main() )
		);
		return array(
			array(
				'field'   => 'chaty-field-consent',
				'message' => $message,
			),
		);
	}

	/**
	 * Returns a ticked checkbox as it appears in messages, with one entry for each language in which its text differs; empty if the checkbox is
	 * disabled.
	 *
	 * @param array{enabled?: bool, label?: string|array<string, string>, agree?: string|array<string, string>, text?: string|array<string, string>, page?: string|array<string, string>} $consent Settings of the box.
	 * @return list<ConsentWords>
	 */
	private function texts( array $consent ): array {
		if ( empty( $consent['enabled'] ) ) {
			return array();
		}
		$main      = $this->languages->main();
		$languages = array_keys(
			array( $main => '' ) + LocalizedTexts::by_language( $consent['label'], $main ) + LocalizedTexts::by_language( $consent['agree'], $main )
		);
		$texts     = array();
		foreach ( $languages as $language ) {
			$texts[] = array(
				'label' => LocalizedTexts::choose( $consent['label'], $language, $main ),
				'value' => LocalizedTexts::choose( $consent['agree'], $language, $main ),
			);
		}
		return array_values( array_unique( $texts, SORT_REGULAR ) );
	}
}
