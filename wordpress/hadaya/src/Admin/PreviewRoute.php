<?php
/**
 * REST route for the preview.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Rest\Route;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\SettingsInput;
use Hadaya\Settings\Validator;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Accepts unsaved settings and the preview's conditions, and stores both for an hour for the current user. `Preview` applies them to the previewed
 * page.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class PreviewRoute extends Route {

	/**
	 * Settings groups that affect a preview.
	 */
	const GROUPS = array( 'widgets', 'common', 'form' );

	private SettingsInput $settings_input;
	private Validator $validator;
	private WidgetSchema $widget_schema;
	private Schema $schema;

	public function __construct(
		SettingsInput $settings_input,
		Validator $validator,
		Access $access,
		WidgetSchema $widget_schema,
		Schema $schema
	) {
		parent::__construct( $access );
		$this->validator      = $validator;
		$this->widget_schema  = $widget_schema;
		$this->schema         = $schema;
		$this->settings_input = $settings_input;
	}

	public function path(): string {
		return '/preview';
	}

	protected function endpoints(): array {
		$given = array(
			'settings' => self::VALUES,
			'view'     => self::VALUES,
		);
		return array( 'POST' => array( array( $this, 'keep' ), $given ) );
	}

	/**
	 * Returns the schema for the conditions that the preview simulates.
	 *
	 * @return FieldSchema
	 */
	public function view_schema(): array {
		$days   = $this->widget_schema->days();
		$moment = array_merge( array_map( 'strval', array_keys( $days ) ), array( 'date' ) );
		$shown  = array(
			'device'    => Schema::choice(
				__( 'Device', 'hadaya' ),
				array(
					'mobile'  => __( 'Phone', 'hadaya' ),
					'desktop' => __( 'Desktop', 'hadaya' ),
				)
			),
			'direction' => array_merge(
				Schema::choice(
					__( 'Text direction', 'hadaya' ),
					array(
						'ltr' => is_rtl() ? __( 'Left to right (English)', 'hadaya' ) : __( 'Left to right', 'hadaya' ),
						'rtl' => is_rtl() ? __( 'Right to left', 'hadaya' ) : __( 'Right to left (Arabic)', 'hadaya' ),
					)
				),
				array( 'default' => is_rtl() ? 'rtl' : 'ltr' )
			),
			'opened'    => Schema::flag( __( 'Show the widget open', 'hadaya' ) ),
		);
		$rare   = array(
			'day'     => Schema::choice(
				__( 'Day', 'hadaya' ),
				array( 'now' => __( 'Now', 'hadaya' ) ) + $days + array( 'date' => __( 'Choose date…', 'hadaya' ) )
			),
			'date'    => Schema::when( $this->schema->text( __( 'Date', 'hadaya' ), 'date' ), 'day', array( 'date' ) ),
			'time'    => Schema::when(
				array_merge( $this->schema->text( __( 'Time', 'hadaya' ), 'time' ), array( 'default' => '20:00' ) ),
				'day',
				$moment
			),
			'country' => $this->schema->text( __( 'Visitor country', 'hadaya' ), 'country' ),
			'source'  => Schema::choice( __( 'Traffic source', 'hadaya' ), $this->widget_schema->sources() ),
			'page'    => array_merge( $this->schema->text( __( 'Page path', 'hadaya' ), 'path' ), array( 'default' => '/' ) ),
		);
		return array_merge(
			Schema::group( $shown + array_map( array( Schema::class, 'rare' ), $rare ) ),
			array( 'rareTitle' => __( 'Simulate visitor', 'hadaya' ) )
		);
	}

	/**
	 * Validates and stores a draft; if the draft is invalid, returns its errors by field, as saving does.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error URL that shows the draft.
	 */
	public function keep( \WP_REST_Request $request ) {
		$validator = $this->validator->fresh();
		$view      = $validator->clean( $request['view'], $this->view_schema(), 'view' );
		$settings  = $this->settings_input->check( array_intersect_key( $request['settings'], array_flip( self::GROUPS ) ) );
		$errors    = $validator->errors();
		if ( is_wp_error( $settings ) ) {
			$errors += $settings->get_error_data()['errors'];
		}
		if ( array() !== $errors ) {
			return RestError::invalid( __( 'The preview is paused. Correct the marked fields to continue.', 'hadaya' ), $errors );
		}
		Preview::keep( $settings, $view );
		return array( 'url' => Preview::address( $view['page'] ) );
	}
}
