<?php
/**
 * Printed contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Languages\LocalizedTexts;
use Hadaya\Settings\Schema\PublicSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the contact form to the format that pages print, in which it is the last channel of a widget.
 *
 * @phpstan-type PrintedField array{type: string, label?: string, hint?: string, text?: string, required?: bool, options?: list<string|array{value: string, label: string}>}
 * @phpstan-import-type FormItem from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type ConsentSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type CaptchaSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class PrintedForm {

	/** Versions of reCAPTCHA, Google's spam check. */
	const GOOGLE = array( 'v2', 'v3' );

	/** Spam checks of other services. */
	const OTHERS = array( 'turnstile', 'hcaptcha' );

	private PublicSchema $public_schema;

	public function __construct( PublicSchema $public_schema ) {
		$this->public_schema = $public_schema;
	}

	/**
	 * Returns the form as a printed channel, with a new stamp and without the captcha's secret.
	 *
	 * @param ContactForm $form  Form.
	 * @param FormStamp   $stamp Stamp of this page.
	 * @return array{type: string, label: string, form: array{title: string, button: string, fields: list<PrintedField>, stamp: string, trap: string, ...}}
	 */
	public function channel( ContactForm $form, FormStamp $stamp ): array {
		$head = array(
			'title'  => $form->title(),
			'button' => $form->button(),
			'fields' => array_merge(
				array_map( array( __CLASS__, 'field' ), $form->items() ),
				self::consent( $form->box( 'consent' ) ),
				self::newsletter( $form->box( 'newsletter' ) )
			),
		);
		return array(
			'type'  => 'form',
			'label' => $form->title(),
			'form'  => $head + $stamp->proof() + $this->public_schema->renamed( self::captcha( $form->captcha() ) ),
		);
	}

	/**
	 * Returns a field as printed. A built-in field without a title gets the default title.
	 *
	 * @param FormItem $item Stored field.
	 * @return PrintedField
	 */
	private static function field( array $item ): array {
		$label = $item['label'];
		if ( in_array( $item['field'], ContactForm::FIELDS, true ) ) {
			$label = '' === $item['title'] ? DefaultTexts::field_title( $item['field'] ) : $item['title'];
		}
		$type = $item['field'];
		if ( 'textblock' === $type ) {
			return array(
				'type' => $type,
				'text' => esc_html( $label ),
			);
		}
		$field = array(
			'type'     => $type,
			'label'    => $label,
			'hint'     => $item['hint'],
			'required' => $item['required'],
		);
		return 'dropdown' === $type
			? $field + array( 'options' => self::choices( $item['options'], isset( $item['values'] ) ? $item['values'] : '' ) )
			: $field;
	}

	/**
	 * Returns the consent field, a required checkbox with a description; an empty list if consent is turned off.
	 *
	 * @param ConsentSettings $consent Settings of the consent.
	 * @return list<PrintedField>
	 */
	private static function consent( array $consent ): array {
		if ( ! $consent['enabled'] ) {
			return array();
		}
		$text = nl2br( esc_html( $consent['text'] ) );
		if ( '' !== $consent['page'] ) {
			$text .= sprintf( ' <a href="%1$s" target="_blank">%2$s</a>', esc_url( $consent['page'] ), esc_html__( 'Privacy policy', 'hadaya' ) );
		}
		$box = array(
			'type'     => 'checkbox',
			'label'    => $consent['label'],
			'text'     => $text,
			'required' => true,
			'options'  => self::choices( $consent['agree'] ),
		);
		return array( $box );
	}

	/**
	 * Returns the newsletter field, an optional checkbox; an empty list if the newsletter is turned off. The field comes last, so that the other
	 * fields keep their indices on cached pages.
	 *
	 * @param array{enabled: bool, label: string, agree: string} $newsletter Settings of the newsletter.
	 * @return list<PrintedField>
	 */
	private static function newsletter( array $newsletter ): array {
		return ! $newsletter['enabled'] ? array() : array(
			array(
				'type'     => 'checkbox',
				'label'    => $newsletter['label'],
				'required' => false,
				'options'  => self::choices( $newsletter['agree'] ),
			),
		);
	}

	/**
	 * Returns the public settings of the spam check, without its secret; empty if there is no check.
	 *
	 * @param CaptchaSettings $captcha Settings of the check.
	 * @return array<string, string>
	 */
	private static function captcha( array $captcha ): array {
		if ( in_array( $captcha['kind'], self::OTHERS, true ) ) {
			return array(
				'enable_recaptcha' => '1',
				'captcha_service'  => $captcha['kind'],
				'captcha_site_key' => $captcha['site_key'],
			);
		}
		return ! in_array( $captcha['kind'], self::GOOGLE, true ) ? array() : array(
			'enable_recaptcha'             => '1',
			$captcha['kind'] . '_site_key' => $captcha['site_key'],
			'hide_recaptcha_badge'         => 'v3' === $captcha['kind'] && $captcha['hide_badge'] ? 'yes' : 'no',
		);
	}

	/**
	 * Returns the options of a field: their texts and, if they are translated, the main language's texts as the values that are stored.
	 *
	 * @param string $options Stored options, one per line.
	 * @param string $values  The same options in the main language.
	 * @return list<string|array{value: string, label: string}>
	 */
	private static function choices( string $options, string $values = '' ): array {
		$labels = LocalizedTexts::lines( $options );
		$values = LocalizedTexts::lines( $values );
		if ( count( $values ) !== count( $labels ) ) {
			return $labels;
		}
		foreach ( $labels as $index => $label ) {
			$labels[ $index ] = array(
				'value' => $values[ $index ],
				'label' => $label,
			);
		}
		return $labels;
	}
}
