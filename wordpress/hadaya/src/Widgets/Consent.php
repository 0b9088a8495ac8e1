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
 * Knows the words of the boxes that a visitor ticks, and judges the consent that came with a message. Pages may lie in caches for
 * weeks, so words that the owner has replaced hold on for a while; a message always keeps the words that its visitor has agreed to.
 */
final class Consent {

	/**
	 * Where the form keeps earlier words of the consent.
	 */
	const EARLIER = 'earlier_consents';

	/**
	 * The boxes, by the name of their settings, and where the form keeps their earlier words: the consent without which nothing is
	 * sent, and the newsletter, which stands beside it and is never asked for.
	 */
	const BOXES = array(
		'consent'    => self::EARLIER,
		'newsletter' => 'earlier_newsletters',
	);

	/**
	 * Days that replaced words hold on.
	 */
	const DAYS = 90;

	/**
	 * Most earlier words that are kept.
	 */
	const MOST = 10;

	private Options $options;
	private Languages $languages;

	public function __construct( Options $options, Languages $languages ) {
		$this->options   = $options;
		$this->languages = $languages;
	}

	/**
	 * Settings that are about to be kept, with the words of the boxes that they replace.
	 *
	 * @param array<string, mixed> $present What is kept today.
	 * @param array<string, mixed> $next    What is about to be kept.
	 * @return array<string, mixed>
	 */
	public function remember( array $present, array $next ): array {
		$old = $this->options->complete( $present )['form'];
		$new = $this->options->complete( $next )['form'];
		foreach ( self::BOXES as $box => $key ) {
			$earlier = $this->earlier( $old, $box );
			$stay    = $this->words( $new[ $box ] );
			foreach ( $this->words( $old[ $box ] ) as $words ) {
				if ( ! in_array( $words, $stay, true ) ) {
					$earlier[] = array(
						'words' => $words,
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
	 * Words of a box that hold: today's in every language, where the form has it, and those that were replaced not long ago.
	 *
	 * @param array<string, mixed> $form Settings of the form, texts in all their languages.
	 * @param string               $box  One of BOXES.
	 * @return array[]
	 */
	public function good( array $form, string $box = 'consent' ): array {
		return array_merge( $this->words( $form[ $box ] ?? array() ), array_column( $this->earlier( $form, $box ), 'words' ) );
	}

	/**
	 * The words that a visitor has ticked, where they are the shop's; today's or those of a page from a cache.
	 *
	 * @param string  $label Label.
	 * @param string  $text  Words.
	 * @param array[] $words Those that hold.
	 * @return string
	 */
	public function ticked( string $label, string $text, array $words ): string {
		$ticked = array(
			'label' => $label,
			'value' => $text,
		);
		return in_array( $ticked, $words, true ) ? $text : '';
	}

	/**
	 * What is wrong where the form asks for consent and the visitor has not given it.
	 *
	 * @param array<string, mixed> $form   Settings of the form, texts in all their languages.
	 * @param array[]              $custom Custom fields of the message.
	 * @return array[]
	 */
	public function errors( array $form, array $custom ): array {
		$consent = $form['consent'];
		if ( ! $consent['enabled'] ) {
			return array();
		}
		foreach ( $this->good( $form ) as $words ) {
			if ( in_array( $words, $custom, true ) ) {
				return array();
			}
		}
		$message = sprintf(
			/* translators: %s: words of consent. */
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
	 * A ticked box as messages carry it, once for each language of the page in which the words differ; nothing of one that is off.
	 *
	 * @param array<string, mixed> $consent Settings of the box.
	 * @return array[]
	 */
	private function words( array $consent ): array {
		if ( empty( $consent['enabled'] ) ) {
			return array();
		}
		$main      = $this->languages->main();
		$languages = array_keys(
			array( $main => '' ) + LocalizedTexts::by_language( $consent['label'], $main ) + LocalizedTexts::by_language( $consent['agree'], $main )
		);
		$words     = array();
		foreach ( $languages as $language ) {
			$words[] = array(
				'label' => LocalizedTexts::choose( $consent['label'], $language, $main ),
				'value' => LocalizedTexts::choose( $consent['agree'], $language, $main ),
			);
		}
		return array_values( array_unique( $words, SORT_REGULAR ) );
	}

	/**
	 * Earlier words of a box that still hold.
	 *
	 * @param array<string, mixed> $form Settings of the form.
	 * @param string               $box  One of BOXES.
	 * @return array[]
	 */
	private function earlier( array $form, string $box ): array {
		$key  = self::BOXES[ $box ];
		$kept = isset( $form[ $key ] ) && is_array( $form[ $key ] ) ? $form[ $key ] : array();
		return array_values(
			array_filter(
				$kept,
				static function ( $entry ) {
					return isset( $entry['words'], $entry['until'] ) && $entry['until'] >= time();
				}
			)
		);
	}
}
